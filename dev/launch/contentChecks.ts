/** Whether what is written fits what the owner has put in: name, films, screens, page views. */

import { missingCharacters } from '../../src/lib/displayFace.ts';
import { isDay } from '../configFaults.ts';
import type { Check, Launch, Problem } from './launch.ts';
import { countsOnVercel } from './ownersChecks.ts';
import { textOf } from './readHtml.ts';
import { SHIPPED_NAME } from './shipped.ts';

const checkOldName: Check = ({ config, texts }) =>
  config.name.includes(SHIPPED_NAME)
    ? []
    : [...texts]
        .filter(([, text]) => text.includes(SHIPPED_NAME))
        .map(([path]) => ({
          what: `${path} still names ${SHIPPED_NAME}`,
          todo: 'Look for it in src and public, and put site.name or {{name}} in its place.',
        }));

/** Names under .example belong to nobody, so a link to one is left over from this project. */
const PLACEHOLDER_ADDRESS = /[\w-]+(?:\.[\w-]+)*\.example\b/;

const checkOldAddresses: Check = ({ config, texts }) => {
  // Where these come from is said by the checks of the configuration itself.
  const configured = JSON.stringify(config);
  return [...texts].flatMap(([path, text]) => {
    const [address] = PLACEHOLDER_ADDRESS.exec(text) ?? [];
    return !address || configured.includes(address)
      ? []
      : {
          what: `${path} names ${address}, which is an address of nobody's`,
          todo: 'Look for it in src and public, and put your own in its place.',
        };
  });
};

const checkShippedTexts: Check = ({ shippedTexts, shippedMedia }) =>
  shippedTexts
    .filter(({ media }) => media.some((file) => !shippedMedia.includes(file)))
    .map(({ place, media }) => ({
      what: `${place} still describes what was there before your own ${media.join(' and ')}`,
      todo: 'Write anew what yours shows; all of it, a sentence that is left is found too.',
    }));

function filmProblems(
  name: string,
  lengthS: number,
  [file, playsS]: [string, number | null],
): Problem[] {
  if (playsS === null)
    return [
      {
        what: `${file} is missing, or no MP4`,
        todo: `Write it with npm run media:recording -- ${name} my-film.mov.`,
      },
    ];
  if (Math.round(playsS) === lengthS) return [];
  return [
    {
      what: `src/lib/films.json, ${name}: a length of ${lengthS} s, but ${file} plays ${playsS.toFixed(1)} s`,
      todo: `Set the film's lengthS to ${Math.round(playsS)}.`,
    },
  ];
}

const checkFilmLengths: Check = ({ films }) =>
  films.flatMap(({ name, lengthS, fileLengthsS }) =>
    Object.entries(fileLengthsS).flatMap((file) => filmProblems(name, lengthS, file)),
  );

const checkFilmDays: Check = ({ films }) =>
  films
    .filter(({ publishedOn }) => !isDay(publishedOn))
    .map(({ name, publishedOn }) => ({
      what: `src/lib/films.json, ${name}: publishedOn is "${publishedOn}", which is no day`,
      todo: 'Set it to the day the film came to the site, as YYYY-MM-DD.',
    }));

/** A caption may go a little after the film has ended. */
const BESIDE_S = 0.5;

const checkDemoTexts: Check = ({ films, demoTextEndsS }) => {
  const lengths = films.flatMap(({ name, fileLengthsS }) =>
    name === 'demo' ? Object.values(fileLengthsS).filter((each) => each !== null) : [],
  );
  const lengthS = Math.min(...lengths);
  return Object.entries(demoTextEndsS)
    .filter(([, endS]) => endS > lengthS + BESIDE_S)
    .map(([place, endS]) => ({
      what: `${place} goes on to ${endS} s, but the demo ends after ${lengthS.toFixed(1)} s`,
      todo: 'Write it anew for the film that is there.',
    }));
};

const POLICY = 'src/content/en/legal/privacy-policy.md';

/** Whether a text says of page views, in any sentence, that there are some. */
const describesPageViews = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s/)
    .some((sentence) => /page.?views?/i.test(sentence) && !/\b(?:no|not|never)\b/i.test(sentence));

const checkPolicy: Check = ({ config, texts }) => {
  const html = texts.get('/privacy-policy');
  if (html === undefined) return [];
  const policy = textOf(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html);
  const problems: Problem[] = [];
  if (config.pageViewScript === null && describesPageViews(policy))
    problems.push({
      what: 'The privacy policy describes page views, but none are counted',
      todo: `Let that item of ${POLICY} begin with {{if pageViews}}, or set pageViewScript.`,
    });
  if (config.pageViewScript !== null && !/page.?views?|\bvisits?\b/i.test(policy))
    problems.push({
      what: 'Page views are counted, but the privacy policy does not say so',
      todo: `Describe them in ${POLICY}, or set pageViewScript: null in site.config.ts.`,
    });
  return problems;
};

export const contentChecks: readonly Check[] = [
  checkOldName,
  checkOldAddresses,
  checkShippedTexts,
  checkFilmLengths,
  checkFilmDays,
  checkDemoTexts,
  checkPolicy,
];

/** What only the owner can know to be right: one sentence each. */
export function reminders(launch: Launch): string[] {
  const { network, handle, url } = launch.config.social;
  const found = [
    'Every claim of the site is true of your app: docs/owner.md lists them, in section 6.',
  ];
  if (launch.host === undefined && countsOnVercel(launch.config))
    found.push(
      'The site is published on Vercel: no other host has the script that counts page views. Elsewhere set pageViewScript: null in site.config.ts.',
    );
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (!plain(url).includes(plain(handle)) || !plain(url).includes(plain(network)))
    found.push(
      `${url} is the profile of ${handle} on ${network}, though the address does not say so.`,
    );
  const missing = missingCharacters(launch.config.name).join(' ');
  if (missing !== '')
    found.push(
      `Boxes for ${missing} in the picture for links are acceptable: its typeface has no such letter (media/face.ts cuts it).`,
    );
  return found;
}
