import { type HostRule, headersFor } from '../../hosting.config.ts';

/**
 * The rules with nothing said twice. Where two rules name the same header, Cloudflare joins the two
 * values, and what Netlify and Vercel do is not written down: so no two rules that match one path may
 * name the same header.
 */
export interface Layers {
  /** What every response carries, whatever its path. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** Headers that some paths change, with their value everywhere else. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** Those paths, with the headers they change. */
  readonly changes: readonly HostRule[];
}

const EVERYTHING = '/*';

/** What a rule's paths have in common. */
const stem = (paths: string): string => paths.replace(/\*$/, '');

/** Throws when one rule's paths are among another's: a host would apply both. */
function checkApart(changes: readonly HostRule[]): void {
  for (const { paths } of changes.filter((rule) => rule.paths.endsWith('*'))) {
    const inner = changes.find(
      (rule) => rule.paths !== paths && rule.paths.startsWith(stem(paths)),
    );
    if (inner)
      throw new Error(`The rules for ${paths} and ${inner.paths} meet: hosts differ there.`);
  }
}

/** Takes the rules apart. */
export function layersOf(rules: readonly HostRule[]): Layers {
  const special = rules.filter(({ paths }) => paths !== EVERYTHING);
  const changed = new Set(special.flatMap(({ headers }) => Object.keys(headers)));
  const general = Object.entries(
    headersFor(
      '/',
      rules.filter(({ paths }) => paths === EVERYTHING),
    ),
  );
  const places = [...new Set(special.map(({ paths }) => paths))];
  const changes = places.map((paths) => ({
    paths,
    headers: headersFor(stem(paths), special),
  }));
  checkApart(changes);
  return {
    everywhere: Object.fromEntries(general.filter(([name]) => !changed.has(name))),
    elsewhere: Object.fromEntries(general.filter(([name]) => changed.has(name))),
    changes,
  };
}
