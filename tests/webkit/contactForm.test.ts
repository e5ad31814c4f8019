import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageForm } from '../../src/content/en/contact.ts';
import { startWebKit, WINDOWS } from './browser.ts';
import { BUTTON, fillIn, MESSAGE, readFields, wakeForm } from './form.ts';
import { eventually, visiting } from './suite.ts';

for (const window of WINDOWS) {
  visiting(
    `the form (${window.name})`,
    () => startWebKit({ window }),
    (visit) => {
      test('sends a message, says so, and is empty again', async () => {
        const here = visit();
        await here.open('/');
        await wakeForm(here);
        const textOf = (css: string) => here.read(`document.querySelector('${css}').textContent`);
        assert.equal(await textOf(BUTTON), messageForm.incomplete);
        await fillIn(here);
        await eventually(() => textOf(BUTTON), messageForm.complete);
        await here.press(BUTTON);
        await eventually(
          () => textOf('[data-part="toasts"] [role="status"]'),
          messageForm.outcome.sent,
        );
        await eventually(() => readFields(here), { name: '', email: '', subject: '', message: '' });
        const { time, ...sent } = here.mails.at(-1)?.params ?? {};
        assert.deepEqual(sent, MESSAGE);
        assert.ok(time);
        assert.deepEqual(await here.errors(), []);
      });

      test('keeps a message that was refused, and says so', async () => {
        const here = visit();
        await here.open('/', true);
        await wakeForm(here);
        await fillIn(here);
        await here.press(BUTTON);
        const alert = `document.querySelector('[data-part="toasts"] [role="alert"]').textContent`;
        await eventually(() => here.read(alert), messageForm.outcome.failed);
        assert.deepEqual(await readFields(here), MESSAGE);
        await eventually(() => here.read(`document.querySelector('${BUTTON}').disabled`), false);
        assert.match((await here.errors()).join(), /"status":405/);
      });

      test('keeps a draft over a reload', async () => {
        const here = visit();
        await here.open('/');
        await wakeForm(here);
        await fillIn(here);
        await here.reload();
        await wakeForm(here);
        await eventually(() => readFields(here), MESSAGE);
      });
    },
  );
}
