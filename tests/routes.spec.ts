import { securityHeaders } from '../hosting.config.ts';
import { site } from '../site.config.ts';
import { legal } from '../src/content/en/site.ts';
import { expect, ROUTES, test, testWithoutScripts } from './site.ts';

// Nothing here is about motion, and without it a page is far less work to draw.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CLAUSES = {
  '/terms-of-service': [
    'Eligibility',
    'Use of the App',
    'User-Generated Content',
    'Accounts and Security',
    'Prohibited Conduct',
    'Modifications to Terms or Service',
    'Intellectual Property',
    'Disclaimer of Warranties',
    'Limitation of Liability',
    'Termination',
    'Governing Law',
  ],
  '/privacy-policy': [
    'What We Collect',
    'How We Use Your Data',
    'Data Storage and Security',
    'User Rights and Controls',
    "Children's Privacy",
    'Third-Party Services',
    'Changes to This Policy',
  ],
};

const EFFECTIVE_DATE = new Date(site.legalEffectiveDate).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

test('what the owner has set is what docs/requirements.md asks for (12.3)', () => {
  test.skip(!site.origin.endsWith('.example'), 'these are the owner’s own values');
  expect(EFFECTIVE_DATE).toBe('July 15, 2025');
  expect(site.governingLaw).toBe('British Columbia, Canada');
});

for (const [path, clauses] of Object.entries(CLAUSES)) {
  test(`${path} shows its numbered clauses, in order, and the effective date`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main h2')).toHaveText(
      clauses.map((clause, i) => `${i + 1}. ${clause}`),
    );
    await expect(page.locator('main')).toContainText(EFFECTIVE_DATE);
    await expect(page.locator('main')).not.toContainText('{{');
  });
}

test('the terms name the governing law', async ({ page }) => {
  await page.goto('/terms-of-service');
  await expect(page.locator('main')).toContainText(site.governingLaw);
});

test('the policy says what this website does with a message, a page view and a draft', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const main = page.locator('main');
  await expect(main).toContainText('EmailJS');
  const pageViews = main.getByRole('listitem').filter({ hasText: 'Page views.' });
  await expect(pageViews).toHaveText(site.pageViewScript ? [/anonymised and without cookies/] : []);
  const kinds = main.getByRole('list').filter({ hasText: 'EmailJS' });
  const count = await kinds.getByRole('listitem').count();
  expect(count).toBeGreaterThan(3);
  // The sentence before the list says how many they are.
  await expect(kinds.locator('xpath=preceding-sibling::p[1]')).toContainText(
    `${legal.counts[count]} kinds of data`,
  );
  await expect(main).toContainText('stays on your own device');
});

test('the home page has its four sections in order', async ({ page }) => {
  await page.goto('/');
  const sections = page.locator('main > section, main astro-slot > section');
  await expect(sections).toHaveCount(4);
  await expect(sections.nth(0)).toHaveAttribute('id', 'home');
  await expect(sections.nth(1).locator('video')).toHaveCount(1);
  await expect(sections.nth(2)).toHaveAttribute('id', 'contact');
  await expect(sections.nth(3)).toHaveAttribute('id', 'faq');
});

test('the hero says what the app is and leads to the store', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('#home');
  await expect(hero).toContainText(`AI-powered ${site.phrase}`);
  await expect(hero).toContainText('Offline • No cloud upload');
  await expect(hero).toContainText('Calibrated for shuttle acoustics');
  await expect(hero.getByRole('link', { name: 'Download Now' })).toHaveAttribute(
    'href',
    site.appStore.url,
  );
});

test('two screens of the app load, described, and marked for as long as they are illustrations', async ({
  page,
}) => {
  await page.goto('/');
  const screens = page.locator('#home').getByRole('img');
  await expect(screens).toHaveCount(2);
  for (const screen of await screens.all()) {
    expect((await screen.getAttribute('alt'))?.length).toBeGreaterThan(20);
    await expect(screen).toHaveJSProperty('complete', true);
    expect(await screen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const marked = (place: string) => page.locator(place).getByText('Illustration');
  await expect(marked('#home')).toHaveCount(site.mediaIsIllustration ? 2 : 0);
  await expect(marked('figure')).toHaveCount(site.mediaIsIllustration ? 1 : 0);
});

test('an address without a page gets the designed one with status 404', async ({
  page,
  expectError,
}) => {
  expectError(/404/);
  for (const path of [
    '/404',
    '/no-such-page',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/terms-of-service/more',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Out.');
  }
  // From a folder that does not exist, too.
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ROUTES) {
  testWithoutScripts(
    `${path} is complete before any script: one heading of level 1, one sky of 60 stars`,
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const skyLayers = page.locator('[data-part="star-layer"]');
      await expect(skyLayers).toHaveCount(2);
      for (const [i, stars] of [36, 24].entries()) {
        await expect(skyLayers.and(page.locator(`[data-layer="${i}"]`))).toHaveAttribute(
          'data-stars',
          `${stars}`,
        );
        await expect(page.locator(`[data-layer="${i}"] circle`)).toHaveCount(stars);
      }
      // Blocked by the policy wherever it is served: nothing may rely on it.
      await expect(page.locator('[style]')).toHaveCount(0);
    },
  );

  test(`${path} comes with the host's security headers and a strict policy`, async ({
    request,
  }) => {
    const response = await request.get(path);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response.headers()[name.toLowerCase()], name).toBe(value);
    expect(Object.keys(response.headers())).toEqual(
      expect.arrayContaining([
        'content-security-policy',
        'strict-transport-security',
        'x-content-type-options',
        'referrer-policy',
        'permissions-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
      ]),
    );
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(
      await response.text(),
    )?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });
}

test('from a legal page the bar leads back to the contact section', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: "Let's build something great" })).toBeInViewport();
});

test('addresses with a slash or a file ending lead to the clean one', async ({ page }) => {
  for (const path of ['/terms-of-service/', '/terms-of-service.html']) {
    await page.goto(path);
    await expect(page).toHaveURL('/terms-of-service');
  }
  await page.goto('/index.html');
  await expect(page).toHaveURL('/');
});

test('the footer leads to both legal pages from everywhere', async ({ page }) => {
  for (const path of ROUTES) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms-of-service');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
  }
});
