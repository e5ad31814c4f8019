/**
 * Invented example smashes of one player over eight weeks, each measured by the same code as the
 * example smash of the site.
 */
import { type Contact, EXAMPLE_SMASH } from '../../src/lib/flight.ts';
import { measure } from './measurement.ts';

/** A smash and its measurement. */
export interface Smash {
  /** The time of day, as the app writes it. */
  readonly clock: string;
  /** How the racket met the shuttle. */
  readonly contact: Contact;
  /** The same as measured by the app. */
  readonly measured: Contact;
  /** The measured speed off the racket, not rounded. */
  readonly speedKmh: number;
}

/** The smashes of one evening, in order. */
export interface Session {
  /** The date, as the app writes it. */
  readonly day: string;
  /** From 0 to 7. */
  readonly week: number;
  readonly smashes: readonly Smash[];
  readonly best: Smash;
}

type Hit = readonly [
  clock: string,
  speedKmh: number,
  angleDeg: number,
  heightM: number,
  toNetM: number,
];

function toSmash([clock, speedKmh, angleBelowHorizontalDeg, heightM, distanceToNetM]: Hit): Smash {
  const contact = { speedKmh, angleBelowHorizontalDeg, heightM, distanceToNetM };
  const measured = measure(contact).contact;
  return { clock, contact, measured, speedKmh: measured.speedKmh };
}

function toSession(day: string, week: number, hits: readonly Hit[]): Session {
  const smashes = hits.map(toSmash);
  const [best] = smashes.toSorted((a, b) => b.speedKmh - a.speedKmh);
  if (!best) throw new Error('A session needs a smash.');
  return { day, week, smashes, best };
}

const { speedKmh, angleBelowHorizontalDeg, heightM, distanceToNetM } = EXAMPLE_SMASH;

const BEFORE: readonly Hit[] = [
  ['19:41', 283, 8.9, 2.68, 5.6],
  ['19:48', 297, 9.8, 2.71, 5.4],
  ['19:56', 288, 10.4, 2.66, 4.9],
  ['20:02', 304, 9.1, 2.74, 5.8],
  ['20:09', 299, 10.2, 2.7, 5.2],
];

/** The session of the example smash, before it was hit. */
export const TODAY_SO_FAR: Session = toSession('Today', 7, BEFORE);

/** The session of the example smash, which is its best. */
export const TODAY: Session = toSession('Today', 7, [
  ...BEFORE,
  ['20:14', speedKmh, angleBelowHorizontalDeg, heightM, distanceToNetM],
]);

/** Eight weeks of sessions, the oldest first, today last. */
export const SESSIONS: readonly Session[] = [
  toSession('Tue 29 Sep', 0, [
    ['19:35', 286, 9.4, 2.68, 5.1],
    ['19:52', 301, 9.9, 2.71, 5],
    ['20:20', 309, 9.2, 2.72, 5.4],
    ['20:28', 293, 10.1, 2.68, 4.9],
  ]),
  toSession('Tue 6 Oct', 1, [
    ['19:44', 295, 9.7, 2.7, 5.2],
    ['19:51', 281, 10.3, 2.67, 4.8],
    ['20:03', 304, 10.1, 2.72, 5],
    ['20:21', 299, 9.5, 2.71, 5.3],
    ['20:30', 288, 9.9, 2.68, 5.1],
  ]),
  toSession('Fri 16 Oct', 2, [
    ['18:51', 289, 9.3, 2.69, 5.3],
    ['19:07', 306, 9.6, 2.72, 5.3],
    ['19:30', 294, 10.3, 2.7, 4.8],
  ]),
  toSession('Tue 20 Oct', 3, [
    ['19:39', 311, 9.5, 2.73, 5.5],
    ['19:47', 287, 10.2, 2.68, 4.9],
    ['19:58', 296, 9.9, 2.7, 5.1],
    ['20:16', 303, 9.7, 2.71, 5.3],
  ]),
  toSession('Tue 27 Oct', 4, [
    ['19:46', 297, 9.2, 2.7, 5.6],
    ['20:11', 307, 9.8, 2.72, 5.3],
    ['20:25', 290, 10.6, 2.68, 4.7],
  ]),
  toSession('Fri 6 Nov', 5, [
    ['18:58', 300, 9.6, 2.71, 5.4],
    ['19:10', 284, 10.1, 2.67, 5],
    ['19:22', 310, 9.4, 2.73, 5.6],
    ['19:34', 305, 9.8, 2.72, 5.3],
    ['19:41', 292, 9.9, 2.69, 5.2],
  ]),
  toSession('Tue 10 Nov', 6, [
    ['19:42', 298, 9.9, 2.71, 5.3],
    ['19:59', 313, 9.3, 2.74, 5.7],
    ['20:18', 306, 9.7, 2.72, 5.5],
    ['20:27', 287, 10.2, 2.68, 5],
  ]),
  TODAY,
];
