/** Nobody but the site, and the service that takes messages, may hear of a visit. */
import type { Check, Problem } from './launch.ts';
import { metaOf, type ReadPage, type Tag } from './readHtml.ts';

/** Attributes whose address a browser asks for by itself. */
const ASKING = ['src', 'data', 'poster', 'action', 'formaction', 'ping', 'background', 'manifest'];

/** Elements whose `href` is only followed by a person. */
const FOLLOWED = ['a', 'area', 'base'];

/** Kinds of `<link>` that name an address without asking for it. */
const NAMING = ['canonical', 'alternate', 'license', 'author', 'me'];

function asked({ name, attributes }: Tag): string[] {
  const addresses = ASKING.flatMap((key) => attributes[key] ?? []);
  const sets = [attributes.srcset, attributes.imagesrcset].filter((set) => set !== undefined);
  addresses.push(
    ...sets.flatMap((set) => set.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '')),
  );
  const isNaming = name === 'link' && NAMING.includes(attributes.rel ?? '');
  if (attributes.href !== undefined && !FOLLOWED.includes(name) && !isNaming)
    addresses.push(attributes.href);
  return addresses;
}

/** The sources of a security policy that are origins, and those that stand for many. */
const policySources = (page: ReadPage): string[] =>
  (metaOf(page, 'content-security-policy') ?? '')
    .split(/[;\s]+/)
    .filter((source) => source === '*' || /^(?:https?|wss?):/.test(source));

const styleAddresses = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/g)].map(
    ([, url, imported]) => url ?? imported ?? '',
  );

/** Every request a page or style sheet would make of another origin than the two that are allowed. */
export const checkOrigins: Check = ({ config, pages, styles, emailOrigin }) => {
  const isForeign = (address: string) => {
    if (address === '*') return true;
    if (!URL.canParse(address, config.origin)) return false;
    const { origin, protocol } = new URL(address, config.origin);
    return !['data:', 'blob:'].includes(protocol) && ![config.origin, emailOrigin].includes(origin);
  };
  const problem = (where: string, address: string): Problem => ({
    what: `${where} asks ${address}, which is neither this site nor where messages go`,
    todo: 'Serve a copy from this site, or leave it out.',
  });
  return [
    ...[...pages].flatMap(([path, page]) => [
      ...page.tags
        .flatMap(asked)
        .filter(isForeign)
        .map((each) => problem(path, each)),
      ...(metaOf(page, 'content-security-policy') === undefined
        ? [
            {
              what: `${path} has no security policy`,
              todo: 'Leave security.csp in astro.config.ts as it was.',
            },
          ]
        : policySources(page)
            .filter(isForeign)
            .map((each) => problem(`The policy of ${path}`, each))),
    ]),
    ...[...styles].flatMap(([path, css]) =>
      styleAddresses(css)
        .filter(isForeign)
        .map((each) => problem(path, each)),
    ),
  ];
};
