/** Which pictures there are: pure data, so that a name can be chosen before anything is built. */
import { MODES, type Mode } from './modes.ts';
import type { Reach } from './reach.ts';
import { print, STATES } from './states.ts';

/** One picture: of the window as the visit leaves it, or of the whole page. */
export interface Picture {
  readonly name: string;
  readonly area: 'window' | 'page';
}

/** A page opened once in one way, and the pictures taken of it. */
export interface Visit {
  /** What the sheet puts together under one heading. */
  readonly group: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly mode: Mode;
  /** Opens the page and brings it into a state. */
  readonly reach: Reach;
  /** Films play; elsewhere they stay at their posters. */
  readonly filmsPlay?: boolean;
  readonly pictures: readonly Picture[];
}

const ROUTES = [
  ['home', '/'],
  ['terms', '/terms-of-service'],
  ['privacy', '/privacy-policy'],
  ['404', '/no-such-page'],
] as const;

/** Width and height of the windows: two phones, a tablet, a laptop, a large screen. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [2560, 1440],
] as const;
/** The two that stand for the rest where a picture in each would not tell more. */
const TYPICAL = [WINDOWS[1], WINDOWS[3]] as const;
/** A sheet of A4 at 96 dots per inch. */
const PAPER = [794, 1123] as const;

const justOpen: Reach = (_page, open) => open();

/** Above the fold, and the whole page. */
const foldAndFull = (name: string): Picture[] => [
  { name: `${name}-fold`, area: 'window' },
  { name: `${name}-full`, area: 'page' },
];

/** Every page in every width. */
function plainVisits(): Visit[] {
  return ROUTES.flatMap(([route, path]) =>
    WINDOWS.map(([width, height]) => ({
      group: route,
      ...{ path, width, height, mode: MODES.normal, reach: justOpen },
      pictures: foldAndFull(`${route}-${width}`),
    })),
  );
}

/**
 * Every kind of page as visitors with other settings, or a slow network, see it: of the two legal
 * pages one stands for both.
 */
function modeVisits(): Visit[] {
  const others = Object.entries(MODES).filter(([name]) => name !== 'normal');
  return ROUTES.filter(([route]) => route !== 'privacy').flatMap(([route, path]) =>
    others.flatMap(([name, mode]) =>
      TYPICAL.map(([width, height]) => ({
        group: `${route}, ${name}`,
        ...{ path, width, height, mode, reach: justOpen },
        pictures: foldAndFull(`${route}-${width}-${name}`),
      })),
    ),
  );
}

/** The home page in every state it can be brought into. */
function stateVisits(): Visit[] {
  return STATES.flatMap(({ group, name, reach, isWhole = false, filmsPlay = false }) =>
    TYPICAL.map(([width, height]) => ({
      group: `home, ${group}`,
      ...{ path: '/', width, height, mode: MODES.normal, reach, filmsPlay },
      pictures: isWhole
        ? foldAndFull(`home-${width}-${name}`)
        : [{ name: `home-${width}-${name}`, area: 'window' as const }],
    })),
  );
}

/** The pages people print. */
function printVisits(): Visit[] {
  const [width, height] = PAPER;
  return ROUTES.filter(([route]) => route === 'terms' || route === 'privacy').map(
    ([route, path]) => ({
      group: 'printed',
      ...{ path, width, height, mode: MODES.normal, reach: print },
      pictures: [{ name: `${route}-${width}-print`, area: 'page' }],
    }),
  );
}

/** Every visit, in the order of the sheet. */
export function planVisits(): Visit[] {
  return [...plainVisits(), ...stateVisits(), ...modeVisits(), ...printVisits()];
}

/** Those visits, with those of their pictures, whose names contain all the words. */
export function choose(visits: readonly Visit[], words: readonly string[]): Visit[] {
  const isWanted = ({ name }: Picture) => words.every((word) => name.includes(word));
  return visits
    .map((visit) => ({ ...visit, pictures: visit.pictures.filter(isWanted) }))
    .filter(({ pictures }) => pictures.length > 0);
}
