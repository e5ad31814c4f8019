/**
 * What assistive technology gets: landmarks, headings, controls and their states, in order, with the
 * names that the content gives them. Text that has no role of its own is not repeated here.
 */
import type { Locator, Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { contact, messageForm } from '../src/content/en/contact.ts';
import { faq, faqTitle, scan, share } from '../src/content/en/faq.ts';
import { demo, filmingGuide, hero, trailer } from '../src/content/en/home.ts';
import { legal, navigation, notFound, sky } from '../src/content/en/site.ts';
import { labWords, measured, speedLab } from '../src/content/en/speedLab.ts';
import { demoTranscript } from '../src/lib/demoTranscript.ts';
import { FRAME_RATES_FPS } from '../src/sections/Trailer/frameRates.ts';
import { beBusy, beRefused, beSent, completeForm, REFUSED } from './contactStates.ts';
import { expect, openWithStoppedClock, test, UNKNOWN_ROUTE } from './site.ts';
import { lab, openLab } from './speedLabPage.ts';

/** A node of the accessibility tree, or a line of text, with what it contains. */
interface Node {
  readonly line: string;
  readonly children: readonly Node[];
}

/** @param state such as "[level=2]", "[checked]" or "[disabled]" */
const node = (role: string, name: string | null, children: readonly Node[] = [], state = '') => ({
  line: [role, name === null ? '' : JSON.stringify(name.replace(/\s+/g, ' ')), state]
    .filter((part) => part !== '')
    .join(' '),
  children,
});
const heading = (level: number, name: string) => node('heading', name, [], `[level=${level}]`);
const link = (name: string) => node('link', name);
const button = (name: string, state = '') => node('button', name, [], state);
const list = (items: readonly (readonly Node[])[]) =>
  node(
    'list',
    null,
    items.map((children) => node('listitem', null, children)),
  );

/** The nodes as an ARIA snapshot: YAML in single quotes, in which any name may stand. */
const toSnapshot = (nodes: readonly Node[], indent = ''): string =>
  nodes
    .map(({ line, children }) => {
      const quoted = `${indent}- '${line.replaceAll("'", "''")}'`;
      return children.length === 0 ? quoted : `${quoted}:\n${toSnapshot(children, `${indent}  `)}`;
    })
    .join('\n');

const expectTree = (locator: Locator, ...nodes: Node[]) =>
  expect(locator).toMatchAriaSnapshot(toSnapshot(nodes));

const LEGAL_LINKS = [[link(navigation.terms)], [link(navigation.privacy)]];

/** Around the content of every page. */
const BEFORE = [
  link(navigation.skip),
  node('banner', null, [
    link(site.name),
    node('navigation', navigation.main, [
      list([[link(navigation.home)], [link(navigation.contact)], [link(navigation.faq)]]),
    ]),
  ]),
];
const AFTER = node('contentinfo', null, [
  link(site.name),
  button(sky.pause),
  node('navigation', navigation.footer, [list(LEGAL_LINKS)]),
]);

const FIELDS = [messageForm.name, messageForm.email, messageForm.subject, messageForm.message];
const profile = link(`${site.social.handle} (${contact.card.opensNewTab})`);

const HOME = [
  node('region', hero.title, [
    heading(1, hero.title),
    link(hero.download),
    button(hero.watchDemo),
    node('img', hero.captureScreenAlt),
    node('img', hero.resultsScreenAlt),
  ]),
  node('region', trailer.title, [
    heading(2, trailer.title),
    node('figure', null),
    list(
      trailer.steps.map(({ drawingAlt, title }) => [node('img', drawingAlt), heading(3, title)]),
    ),
    heading(3, filmingGuide.title),
    node('table', filmingGuide.chart.caption),
    heading(3, speedLab.title),
  ]),
  node('region', contact.title, [
    heading(2, contact.title),
    node('form', messageForm.title, [heading(3, messageForm.title)]),
    node('status', null),
    node('alert', null),
    node('complementary', contact.card.title, [
      heading(3, contact.card.title),
      node('definition', null, [link(site.email)]),
      node('definition', null, [profile]),
      link(contact.card.emailButton),
      profile,
    ]),
  ]),
  node('region', faqTitle, [
    heading(2, faqTitle),
    ...faq.map(() => node('group', null)),
    node('img', scan.alt),
  ]),
];

test('the home page: landmarks, sections, headings and links in their order', async ({ page }) => {
  await page.goto('/');
  await expectTree(page.locator('body'), ...BEFORE, node('main', null, HOME), AFTER);
});

for (const path of ['/terms-of-service', '/privacy-policy']) {
  test(`${path}: an article whose contents are its clauses`, async ({ page }) => {
    await page.goto(path);
    const clauses = await page.locator('main article h2').allInnerTexts();
    expect(clauses.length).toBeGreaterThan(0);
    const title = path === '/privacy-policy' ? navigation.privacy : navigation.terms;
    const article = node('article', null, [
      heading(1, title),
      node('paragraph', null, [node('time', null)]),
      node('navigation', legal.contents, [list(clauses.map((clause) => [link(clause)]))]),
      ...clauses.map((clause) => heading(2, clause)),
    ]);
    await expectTree(page.locator('body'), ...BEFORE, node('main', null, [article]), AFTER);
  });
}

test('an unknown address: the call, and the ways back', async ({ page }) => {
  await page.goto(UNKNOWN_ROUTE);
  const ways = [
    link(notFound.home),
    node('paragraph', null, [link(navigation.faq), link(navigation.contact)]),
  ];
  const region = node('region', notFound.title, [heading(1, notFound.title), ...ways]);
  await expectTree(page.locator('body'), ...BEFORE, node('main', null, [region]), AFTER);
});

test('an open question, paused stars and the demo', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('#faq details').first();
  await expect(question).toContainText(faq[0]?.question ?? '');
  await question.locator('summary').click();
  await expectTree(question, node('group', null, [node('paragraph', null), button(share.copy)]));
  await page.locator('footer button').click();
  await expectTree(page.locator('footer'), button(sky.drift));
  await page.getByText(hero.watchDemo).click();
  await expectTree(
    page.locator('dialog'),
    node('dialog', demo.title, [heading(2, demo.title), button(demo.close), node('group', null)]),
  );
  await page.getByText(demo.transcript).click();
  for (const { text } of demoTranscript) await expect(page.locator('dialog')).toContainText(text);
});

test('the speed lab: every control by its name and value', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLab(page);
  const radios = (names: readonly string[], checked: string) =>
    names.map((name) => node('radio', name, [], name === checked ? '[checked]' : ''));
  await expectTree(
    lab(page),
    node('group', labWords.unit, radios(['km/h', 'mph'], 'km/h')),
    button(labWords.play),
    button(labWords.playSlowly),
    node('slider', labWords.speed),
    node('slider', labWords.height),
    node('slider', labWords.angle),
    ...[labWords.atNet, labWords.overNet, labWords.atReceiver].flatMap(() => [
      node('term', null),
      node('definition', null),
    ]),
    heading(4, labWords.camera),
    node('group', labWords.fps, radios(FRAME_RATES_FPS.map(String), '60')),
    list(
      measured
        .map(({ who, speedKmh, where }) => [button(`${speedKmh} ${who} ${where}`)])
        .toReversed(),
    ),
    button(labWords.copy),
  );
});

const form = (page: Page): Locator => page.locator('[data-part="contact-form"]');

/** The form with a button in that state, and what stands below it. */
const formTree = (send: Node, ...below: Node[]) =>
  node('form', messageForm.title, [
    heading(3, messageForm.title),
    ...FIELDS.map((name) => node('paragraph', null, [node('textbox', name)])),
    send,
    ...below,
  ]);

test('each state of a message', async ({ page, expectError }) => {
  expectError(REFUSED);
  await openWithStoppedClock(page);
  await form(page).scrollIntoViewIfNeeded();
  await expectTree(form(page), formTree(button(messageForm.incomplete, '[disabled]')));
  await completeForm(page);
  await expectTree(form(page), formTree(button(messageForm.complete)));
  await beRefused(page);
  await expectTree(
    form(page),
    formTree(
      button(messageForm.complete),
      button(messageForm.byHand.copy),
      link(messageForm.byHand.email),
    ),
    node('alert', null, [node('paragraph', null)]),
  );
  await page.clock.runFor(5000);
  await page.unrouteAll();
  await beSent(page);
  await expectTree(
    form(page),
    formTree(button(messageForm.incomplete, '[disabled]')),
    node('status', null, [node('paragraph', null)]),
  );
  await page.clock.runFor(5000);
  await beBusy(page);
  await expectTree(form(page), formTree(button(messageForm.sending, '[disabled]')));
});
