/** Which host the site is built on or set up for, as far as something tells. */

/** What each host sets where it builds, and what its own tools leave beside the project. */
const HOSTS: Readonly<Record<string, { variables: readonly string[]; files: readonly string[] }>> =
  {
    Vercel: { variables: ['VERCEL'], files: ['.vercel'] },
    Netlify: { variables: ['NETLIFY'], files: ['.netlify', 'netlify.toml'] },
    Cloudflare: {
      variables: ['CF_PAGES', 'WORKERS_CI'],
      files: ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc'],
    },
  };

/**
 * The host by its name, or undefined when nothing tells, or two things tell differently.
 * @param environment the variables of this process: where a host builds, only they count
 * @param hasFile whether there is a file or folder of that name beside the project's own
 */
export function findHost(
  environment: Readonly<Record<string, string | undefined>>,
  hasFile: (name: string) => boolean,
): string | undefined {
  const entries = Object.entries(HOSTS);
  const builds = entries.filter(([, { variables }]) => variables.some((name) => environment[name]));
  const isSetUp = entries.filter(([, { files }]) => files.some(hasFile));
  const found = builds.length > 0 ? builds : isSetUp;
  return found.length === 1 ? found[0]?.[0] : undefined;
}
