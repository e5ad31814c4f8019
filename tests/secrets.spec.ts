/** Nothing of the machine that builds the site is in it, but the four settings that are public. */
import { readdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LOCAL_SETTINGS } from '../dev/mailbox.ts';
import { WITH_FAULTS } from './build.ts';
import { DECOYS } from './decoys.ts';

const FOLDER = WITH_FAULTS;

/** As the service makes its private keys: 21 letters, digits, _ and -, of every kind but the last. */
const PRIVATE_KEY = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{21}(?![\w-])/g;

/** The hashes of the security policy, parts of which look like anything. */
const HASH = /sha256-[\w+/]{43}=/g;

/** The names the build gives to classes. */
const CLASS_NAME = /^_[A-Za-z]+_\w{5}_\d+$/;

async function readSite(): Promise<{ name: string; bytes: Buffer }[]> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(name) })));
}

test('the four public settings are in the site, and no other of the build’s', async () => {
  const files = await readSite();
  const holdersOf = (text: string) =>
    files.flatMap(({ name, bytes }) => (bytes.includes(text) ? [name] : []));

  const { PUBLIC_EMAILJS_ORIGIN: _, ...ids } = LOCAL_SETTINGS;
  for (const setting of [...Object.values(ids), process.env.FAULT_SERVICE_ORIGIN ?? 'none'])
    expect(holdersOf(setting), setting).not.toEqual([]);
  for (const [name, value] of Object.entries(DECOYS)) {
    expect(holdersOf(value), `the value of ${name}`).toEqual([]);
    expect(holdersOf(name), name).toEqual([]);
  }
  for (const folder of [process.cwd(), homedir()]) expect(holdersOf(`${folder}/`)).toEqual([]);
});

test('nothing in the site looks like a private key', async () => {
  for (const name of ['EMAILJS_PRIVATE_KEY', 'EMAILJS_ACCESS_TOKEN'])
    expect(`"${DECOYS[name]}"`.match(PRIVATE_KEY)).toHaveLength(1);
  const suspects = (await readSite())
    .filter(({ name }) => /\.(?:html|js|css|svg|vtt|txt|json|xml|webmanifest)$/.test(name))
    .flatMap(({ bytes }) => bytes.toString().replace(HASH, '').match(PRIVATE_KEY) ?? [])
    .filter((text) => !CLASS_NAME.test(text));
  expect(suspects).toEqual([]);
});

test('no file of the site tells how it was made', async () => {
  const names = (await readSite()).map(({ name }) => name);
  expect(names.filter((name) => /\.(?:map|ts|tsx|astro|md|env.*)$/.test(name))).toEqual([]);
});
