import type { CDPSession, Page } from '@playwright/test';
import { ContactForm, LABELS, MESSAGE } from '../contactFormPage.ts';
import { expect, testWithMotion as test } from '../fixtures.ts';
import { scrollTo } from '../layout.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
/** What ten minutes hold; a shorter run holds its share of it. */
const share = (ofTenMinutes: number) => Math.round((ofTenMinutes * MINUTES) / 10);

/** Counts the timers that are set and have neither fired nor been cleared. An interval never ends. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const runningTimers = new Set<number>();
    const { setTimeout, setInterval, clearTimeout } = window;
    const clear = (id: number) => {
      runningTimers.delete(id);
      // It ends intervals as well.
      clearTimeout(id);
    };
    Object.assign(window, {
      runningTimers,
      setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const id = setTimeout(() => {
          runningTimers.delete(id);
          run(...args);
        }, ms);
        runningTimers.add(id);
        return id;
      },
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = setInterval(...args);
        runningTimers.add(id);
        return id;
      },
      clearTimeout: clear,
      clearInterval: clear,
    });
  });
}

/** What the page holds on to once everything that can be collected is. */
async function measure(page: Page, devTools: CDPSession) {
  await expect(new ContactForm(page).toasts).toHaveCount(0, { timeout: 10_000 });
  const countRunning = () => page.evaluate((): number => Reflect.get(window, 'runningTimers').size);
  await expect.poll(countRunning, { timeout: 10_000 }).toBe(0);
  // Collecting twice, because finalizers of the first round free more.
  for (let i = 0; i < 2; i += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapBytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    timers: await countRunning(),
  };
}

async function wander(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1)
    await page.mouse.move(640 + 500 * Math.sin(i), 400 + 300 * Math.cos(1.7 * i));
}

async function openDemo(page: Page, times: number): Promise<void> {
  await scrollTo(page, 0);
  const dialog = page.getByRole('dialog');
  for (let i = 0; i < times; i += 1) {
    await page.getByText('Watch demo').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

async function toggleQuestions(page: Page, times: number): Promise<void> {
  const questions = page.locator('#faq summary');
  const count = await questions.count();
  for (let i = 0; i < times; i += 1) await questions.nth(i % count).click();
}

/** As autofill does it: typing would fill the undo history, which is the browser's to keep. */
async function enter(form: ContactForm, subject: string): Promise<void> {
  for (const label of LABELS)
    await form.field(label).evaluate(
      (control: HTMLInputElement, value) => {
        control.value = value;
        control.dispatchEvent(new Event('input', { bubbles: true }));
      },
      { ...MESSAGE, Subject: subject }[label],
    );
}

async function sendMessages(form: ContactForm, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await enter(form, `Message ${i}`);
    await form.button.click();
    await expect(form.field('Subject')).toHaveValue('');
  }
  if (times > 0) await expect(form.toast('sent').first()).toBeVisible();
}

test(`${MINUTES} minutes of use leave nothing behind`, async ({ page, form, mails }) => {
  await countTimers(page);
  await form.open();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');

  const rounds = 10;
  const round = async () => {
    await openDemo(page, Math.ceil(share(500) / rounds));
    await toggleQuestions(page, Math.ceil(share(500) / rounds));
    await sendMessages(form, Math.ceil(share(200) / rounds));
    await wander(page, 100);
  };
  // The first round warms up what is made once: compiled code, decoded videos, caches.
  await round();
  const before = await measure(page, devTools);
  const end = Date.now() + MINUTES * 60_000;
  for (let i = 1; i < rounds; i += 1) await round();
  while (Date.now() < end) await wander(page, 50);
  const after = await measure(page, devTools);

  console.log('before', before, 'after', after);
  expect(mails.length).toBeGreaterThanOrEqual(share(200));
  expect(after.heapBytes).toBeLessThan(before.heapBytes * 1.05);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.timers).toBe(before.timers);
});
