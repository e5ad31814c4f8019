import { site } from '../../site.config.ts';
import { paragraphs, type TranscriptParagraph } from '../content/en/demoTranscript.ts';
import { fillInText } from './fillIn.ts';

/** The demo in words, with the app's name. */
export const demoTranscript: readonly TranscriptParagraph[] = paragraphs.map(({ timeS, text }) => ({
  timeS,
  text: fillInText(text, { name: site.name }),
}));
