/**
 * What this project ships in place of an owner's name, media and words. The launch check finds what is
 * left of it. When an illustration is drawn or described anew, its checksum or phrase belongs here.
 */
export const PLACEHOLDER_NAME = 'Smash Speed';

/** The first 16 digits of the SHA-256 checksum of each illustration. */
export const ILLUSTRATIONS: Readonly<Record<string, string>> = {
  'public/media/trailer.av1.mp4': '8322008d6cab6190',
  'public/media/trailer.mp4': '6107117db4a2586d',
  'public/media/demo.av1.mp4': '363b4ade6bff2a6f',
  'public/media/demo.mp4': '153d21b972c533e4',
  'src/assets/capture-screen.png': 'ea14452bc92e0a46',
  'src/assets/results-screen.png': '30676dcc4aa6afc7',
  'src/assets/trailer-poster.jpg': 'e7b6c19d74d4d123',
  'src/assets/demo-poster.jpg': 'f04e7fe4a02c2584',
};

/** By file, words of each caption, paragraph and sentence that is only true of the illustrations. */
export const DESCRIPTIONS: Readonly<Record<string, readonly string[]>> = {
  'src/content/en/demo.vtt': [
    'its best smash so far is 304 km/h',
    'The phone turns on its side',
    'looks for the lines',
    'The court is locked: 13.40 m',
    '[tap] The app films',
    '60 frames a second',
    'A box follows the shuttle',
    'The app goes through the smash, eight times slower',
    '320 off the racket, then 246',
    'Over the net it is down to 94',
    '33 frames are read',
    'Half of it is gone after 3.4 metres',
    'Six smashes in this session',
    '49 km/h more than',
  ],
  'src/content/en/demoTranscript.ts': [
    'A phone, upright on a dark ground',
    'crosses mark where they meet',
    'and a lime trail',
    'a tick for each frame',
    'a drag curve fitted to 33',
    'the best of each session: 320',
    'The phone moves back, beside the app’s mark',
  ],
  'src/content/en/home.ts': [
    'The replay in the app, eight times slower',
    'its falling speed written along the flight',
    'a box around the shuttle just past the net',
    'off the racket, and below it the speed',
    'falling along the flight to the floor',
  ],
};
