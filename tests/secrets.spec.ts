/** The built site contains nothing of the machine that built it, except the public email settings. */
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { expect, test } from '@playwright/test';
import { builtFiles } from '../scripts/build/builtFiles.ts';
import { MOCK_EMAIL_SETTINGS } from '../scripts/mockEmailService.ts';
import { FAKE_SECRETS, OWNER_SITE } from './support/buildSites.ts';

/** Private keys of the service: 21 letters, digits, _ and -, with both cases and a digit. */
const PRIVATE_KEY = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{21}(?![\w-])/g;

/** Hashes of the security policy and paths of drawings, parts of which look like keys. */
const NO_KEY = /sha256-[\w+/]{43}=|(?<=\sd=")[^"]*/g;

test('the public settings are in the site, and nothing else of the build’s environment', async () => {
  const names = (await builtFiles(OWNER_SITE)).map(({ file }) => file);
  // What tells how the site was made.
  expect(names.filter((name) => /\.(?:map|ts|tsx|astro|md|env.*)$/.test(name))).toEqual([]);

  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(name) })),
  );
  const filesWith = (text: string) =>
    files.flatMap(({ name, bytes }) => (bytes.includes(text) ? [name] : []));
  const { PUBLIC_EMAILJS_ORIGIN: _, ...ids } = MOCK_EMAIL_SETTINGS;
  for (const setting of [...Object.values(ids), process.env.FAULT_SERVICE_ORIGIN ?? 'none'])
    expect(filesWith(setting), setting).not.toEqual([]);
  for (const secret of Object.entries(FAKE_SECRETS).flat())
    expect(filesWith(secret), secret).toEqual([]);
  for (const folder of [process.cwd(), homedir()]) expect(filesWith(`${folder}/`)).toEqual([]);

  for (const name of ['EMAILJS_PRIVATE_KEY', 'EMAILJS_ACCESS_TOKEN'])
    expect(`"${FAKE_SECRETS[name]}"`.match(PRIVATE_KEY)).toHaveLength(1);
  const suspects = files
    .filter(({ name }) => /\.(?:html|js|css|svg|vtt|txt|json|xml|webmanifest)$/.test(name))
    .flatMap(({ bytes }) => bytes.toString().replace(NO_KEY, '').match(PRIVATE_KEY) ?? []);
  expect(suspects).toEqual([]);
});
