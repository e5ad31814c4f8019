/** The contact form, as a visitor fills it in. */
import { eventually, type Visit } from './suite.ts';

export const BUTTON = '#contact form [type="submit"]';

export const MESSAGE = {
  name: 'Mei Tanaka',
  email: 'mei@club.example',
  subject: 'Club night',
  message: 'May our club try the app?',
};

/** Waits until the form is awake. */
export async function wakeForm({ driver, read }: Visit): Promise<void> {
  await driver.executeScript(
    `document.querySelector('#contact form').scrollIntoView({ behavior: 'instant' })`,
  );
  await eventually(
    () => read(`document.querySelector('[data-part="contact-form"]').hasAttribute('data-awake')`),
    true,
  );
}

/** Types a whole message. */
export async function fillIn({ find }: Visit): Promise<void> {
  for (const [name, text] of Object.entries(MESSAGE))
    await (await find(`#contact-${name}`)).sendKeys(text);
}

/** What stands in the fields. */
export function readFields({ read }: Visit): Promise<typeof MESSAGE> {
  const fields = Object.keys(MESSAGE).map(
    (name) => `${name}: document.querySelector('#contact-${name}').value`,
  );
  return read(`{ ${fields.join(', ')} }`);
}
