/** What visitors do most, in the engines of Firefox and Safari. */
import { findProgram } from '../../scripts/install.mjs';
import { english } from '../../src/i18n/content.ts';
import { UNKNOWN_ROUTE } from '../fixtures.ts';
import { MESSAGE as TEST_MESSAGE } from '../testMessage.ts';
import { expect, test, type Visitor, type WebDriverOptions } from './fixtures.ts';

const { messageForm, faq } = english;

const testUnder = (condition: WebDriverOptions['condition']) =>
  test.extend<object, WebDriverOptions>({ condition: [condition, { scope: 'worker' }] });
const testReducedMotion = testUnder('reducedMotion');
const testAutoplayDenied = testUnder('autoplayDenied');

test.skip(({ engine }) => !findProgram(engine), 'The browser is not installed.');

// Code points that WebDriver defines for keys.
const TAB_KEY = '\uE004';
const ESCAPE_KEY = '\uE00C';

const FORM = '#contact form';
const SUBMIT = `${FORM} [type="submit"]`;
/** What is typed, in the order of the fields. */
const MESSAGE = {
  name: TEST_MESSAGE.name,
  email: TEST_MESSAGE.email,
  subject: TEST_MESSAGE.subject,
  message: TEST_MESSAGE.message,
};

/** Opens the home page and waits until React has hydrated the form. */
async function openForm(visitor: Visitor, url = '/'): Promise<void> {
  await visitor.open(url);
  await visitor.scrollTo(FORM);
  const isHydrated = () => visitor.read(FORM, (form) => form.matches('[data-hydrated]'));
  await expect.poll(isHydrated).toBe(true);
}

async function fillIn(visitor: Visitor, message: typeof MESSAGE): Promise<void> {
  await visitor.click(`${FORM} [name="name"]`);
  await visitor.press(Object.values(message).join(TAB_KEY));
}

const readForm = (visitor: Visitor) =>
  visitor.read(FORM, (form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

test('a message survives a reload, is sent once, confirmed, and the form is cleared', async ({
  visitor,
  mails,
}) => {
  await openForm(visitor);
  for (const [selector, role, name] of [
    [FORM, 'form', messageForm.title],
    ['#contact-message', 'textbox', messageForm.message],
    [SUBMIT, 'button', messageForm.incomplete],
  ] as const)
    expect(await visitor.hasRole(selector, role, name), `${role} ${name}`).toBe(true);
  await fillIn(visitor, MESSAGE);
  await openForm(visitor);
  await expect.poll(() => readForm(visitor)).toMatchObject(MESSAGE);
  await visitor.click(SUBMIT);
  await expect.poll(() => visitor.textOf('[role="status"]')).toBe(messageForm.outcome.sent);
  await expect.poll(() => readForm(visitor)).toMatchObject({ subject: '', message: '' });
  expect(mails.map(({ params }) => params)).toEqual([{ ...MESSAGE, time: expect.any(String) }]);
});

test('after a lost connection the text is kept and can be emailed', async ({
  visitor,
  servers,
}) => {
  const message = { ...MESSAGE, subject: 'reset' };
  await openForm(visitor, servers.withFaults);
  await fillIn(visitor, message);
  await visitor.click(SUBMIT);
  await expect.poll(() => visitor.textOf('[role="alert"]')).toBe(messageForm.outcome.failed);
  expect(await readForm(visitor)).toMatchObject(message);
  expect(await visitor.textOf(`${FORM} a[href*="subject="]`)).toBe(messageForm.mailFallback.email);
  expect(await visitor.takeErrors()).toEqual([expect.stringContaining('"status":0')]);
});

const DEMO_LINK = '#home a[href="/media/demo.mp4"]';

test('the demo plays; its button and the Escape key close it and return the focus', async ({
  visitor,
}) => {
  const isOpen = () => visitor.read('#demo', (dialog) => dialog.matches(':modal'));
  const isPaused = () => visitor.read('#demo video', (video: HTMLVideoElement) => video.paused);
  await visitor.open('/');
  for (const close of [
    () => visitor.click('#demo [type="submit"]'),
    () => visitor.press(ESCAPE_KEY),
  ]) {
    await visitor.click(DEMO_LINK);
    await expect.poll(isPaused).toBe(false);
    expect(await isOpen()).toBe(true);
    await close();
    await expect.poll(isOpen).toBe(false);
    await expect.poll(isPaused).toBe(true);
    expect(await visitor.read(DEMO_LINK, (link) => link.matches(':focus'))).toBe(true);
  }
});

/** The questions that are open below the bar with their answers shown. */
const readOpenQuestions = (visitor: Visitor) =>
  visitor.read('header', (bar) => {
    const { bottom } = bar.getBoundingClientRect();
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('#faq details[open]')]
      .filter((card) => boxOf(card).top >= bottom && boxOf(card.querySelector('p')).height > 20)
      .map((card) => card.querySelector('summary')?.textContent);
  });

test('the address opens a question, on load and later; so does a click', async ({ visitor }) => {
  const [first, second] = faq.map(({ question }) => question);
  await visitor.open(`/#${encodeURIComponent(first ?? '')}`);
  await expect.poll(() => readOpenQuestions(visitor)).toEqual([first]);
  await visitor.read('#faq details:nth-of-type(2) summary', ({ textContent }) => {
    location.hash = encodeURIComponent(textContent);
  });
  await expect.poll(() => readOpenQuestions(visitor)).toEqual([second]);
  for (const isOpening of [true, false]) {
    await visitor.click('#faq details:nth-of-type(4) summary');
    const expected = isOpening ? [faq[3]?.question] : [];
    await expect.poll(() => readOpenQuestions(visitor)).toEqual(expected);
  }
});

const readTrailer = (visitor: Visitor) =>
  visitor.read('#trailer', ({ paused, controls, poster }: HTMLVideoElement) => ({
    isPlaying: !paused,
    hasControls: controls,
    hasPoster: poster !== '',
  }));

test('the trailer plays only while it is in view', async ({ visitor }) => {
  await visitor.open('/');
  for (const [selector, isPlaying] of [
    ['#trailer', true],
    ['#hero-title', false],
    ['#trailer', true],
  ] as const) {
    await visitor.scrollTo(selector);
    await expect.poll(() => readTrailer(visitor)).toMatchObject({ isPlaying });
  }
});

testAutoplayDenied('denied autoplay, the trailer keeps its controls', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.read('#trailer', (video: HTMLVideoElement) => {
    const play = video.play.bind(video);
    video.play = async () => {
      await play().finally(() => video.setAttribute('data-tried', ''));
    };
  });
  await visitor.scrollTo('#trailer');
  const isTried = () => visitor.read('#trailer', (video) => video.matches('[data-tried]'));
  await expect.poll(isTried).toBe(true);
  const refused = { isPlaying: false, hasControls: true, hasPoster: true };
  expect(await readTrailer(visitor)).toEqual(refused);
});

/** Expects nothing in place but invisible, as before its entrance, and nothing cut off sideways. */
async function expectWhole(visitor: Visitor): Promise<void> {
  const findFaults = () =>
    visitor.read('html', ({ scrollWidth, clientWidth }) => {
      const parts = document.querySelectorAll('main :is(h1, h2, h3, p, li, a, img, video, path)');
      const seen = { opacityProperty: true, visibilityProperty: true };
      const invisible = [...parts]
        .filter((part) => part.checkVisibility() && !part.checkVisibility(seen))
        .map((part) => part.outerHTML.slice(0, 80));
      return { invisible, overflowPx: scrollWidth - clientWidth };
    });
  await expect.poll(findFaults).toEqual({ invisible: [], overflowPx: 0 });
}

test('every page is shown whole', async ({ visitor }) => {
  for (const path of ['/', '/demo', '/terms-of-service', UNKNOWN_ROUTE]) {
    await visitor.open(path);
    await expectWhole(visitor);
    expect(await visitor.takeErrors(), path).toEqual([]);
  }
});

testReducedMotion('under reduced motion neither stars nor flights move', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click('#hero-title');
  await expectWhole(visitor);
  expect(await visitor.read('html', () => document.getAnimations().length)).toBe(0);
  const offset = await visitor.read('[data-layer]', (stars) => getComputedStyle(stars).translate);
  expect(offset).toBe('none');
});
