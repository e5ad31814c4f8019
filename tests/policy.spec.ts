/** The security policy of the pages (docs/requirements.md, Safety). */
import { contentSecurityPolicy } from '../hosting.config.ts';
import { expect, getPage, ROUTES, siteTest, test } from './support/fixtures.ts';

siteTest('every page has the policy of hosting.config.ts', async ({ request }) => {
  const { directives } = contentSecurityPolicy('/');
  for (const path of ROUTES) {
    const page = await getPage(request, path);
    const meta = page.querySelector('head > meta[http-equiv="content-security-policy"]');
    // Each page has the hashes of its own scripts and styles: the browser tests fail where one is missing.
    const policy = meta?.getAttribute('content')?.replace(/ 'sha256-[^']*'/g, '');
    const expected = [...directives, "script-src 'self'", "style-src 'self'"];
    expect(policy?.split(/; ?/).filter(Boolean), path).toEqual(expected);
  }
});

test('an injected script and an injected event handler do not run', async ({
  page,
  expectError,
}) => {
  expectError(/Content[ -]Security[ -]Policy/i);
  const markup = `<script>document.title = 'script'</script>
    <details id="injected" open ontoggle="document.title = 'handler'"></details>`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', () => `${markup}</main>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.locator('#injected')).toBeAttached();
  expect(['script', 'handler']).not.toContain(await page.title());
});

siteTest('other sites may show the picture for links, and no page', async ({ request }) => {
  const readSharing = async (path: string) =>
    (await request.get(path)).headers()['cross-origin-resource-policy'];
  for (const path of ROUTES) expect(await readSharing(path), path).toBe('same-origin');
  expect(await readSharing('/social.jpg')).toBe('cross-origin');
});
