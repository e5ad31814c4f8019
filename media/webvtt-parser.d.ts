/** The validator of the WebVTT specification, which has no types of its own. */
declare module 'webvtt-parser' {
  class WebVTTParser {
    parse(text: string): {
      /** Times are in seconds. */
      cues: { startTime: number; endTime: number; text: string }[];
      errors: { message: string; line: number }[];
    };
  }
  const webvtt: { WebVTTParser: typeof WebVTTParser };
  export default webvtt;
}
