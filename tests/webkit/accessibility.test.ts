import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { AxeResults } from 'axe-core';
import { startWebKit, WINDOWS } from './browser.ts';
import { BUTTON, fillIn, wakeForm } from './form.ts';
import { eventually, type Visit, visiting } from './suite.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function assertNoViolations({ driver }: Visit): Promise<void> {
  await driver.executeScript(AXE);
  const { violations } = await driver.executeAsyncScript<AxeResults>(
    'axe.run().then(arguments[arguments.length - 1])',
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  assert.deepEqual(found, []);
}

const STATES: Record<string, (visit: Visit) => Promise<void>> = {
  'the demo open': async ({ press, read }) => {
    await press('[data-opens="demo"]');
    await eventually(() => read(`document.querySelector('#demo').open`), true);
  },
  'a question open': ({ press }) => press('#faq summary'),
  'a message sent': async (visit) => {
    await wakeForm(visit);
    await fillIn(visit);
    await visit.press(BUTTON);
    const isSaid = `document.querySelector('[data-part="toasts"] [role="status"]').textContent !== ''`;
    await eventually(() => visit.read(isSaid), true);
  },
};

for (const window of WINDOWS) {
  // Colours half-way through a transition are nobody's design.
  const start = () => startWebKit({ window, reducedMotion: true });
  visiting(`axe finds nothing (${window.name})`, start, (visit) => {
    for (const path of ['/', '/terms-of-service', '/privacy-policy', '/no-such-page'])
      test(`on ${path}`, async () => {
        await visit().open(path);
        await assertNoViolations(visit());
      });
    for (const [state, reach] of Object.entries(STATES))
      test(`with ${state}`, async () => {
        await visit().open('/');
        await reach(visit());
        await assertNoViolations(visit());
      });
  });
}
