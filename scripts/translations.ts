/**
 * Compares translations with the English words. `npm exec -- node scripts/translations.ts` lists what is
 * missing or stale in every language, with `de` behind it in one of them. With `--accept` after the
 * language, its translations count as those of the English words as they are now.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { translations } from '../src/i18n/locales.ts';
import {
  englishTexts,
  findDefects,
  stalePaths,
  type Texts,
  unchangedPaths,
} from '../src/i18n/translationState.ts';
import { fingerprint } from '../src/lib/sha256.ts';

const CONTENT = 'src/content';

/** The hashes of the English texts that were translated, by path. */
const sourcesFile = (folder: string): string => `${CONTENT}/${folder}/sources.json`;

/** The documents of a language, besides its modules. */
async function documentNames(): Promise<string[]> {
  const legal = await readdir(`${CONTENT}/en/legal`);
  return ['demo.vtt', ...legal.map((name) => `legal/${name}`)];
}

/** The English texts by their paths, and those of the documents, each legal clause by itself. */
async function readEnglishTexts(): Promise<Texts> {
  const read = async (name: string) => {
    const parts = (await readFile(`${CONTENT}/en/${name}`, 'utf8')).split('\n## ');
    return parts.map((text, i) => [parts.length > 1 ? `${name}, ${i}` : name, text] as const);
  };
  const documents = await Promise.all((await documentNames()).map(read));
  return { ...englishTexts, ...Object.fromEntries(documents.flat()) };
}

/** The paths of the texts whose translation is stale, by the folder of the language. */
export async function findStale(): Promise<ReadonlyMap<string, readonly string[]>> {
  const english = await readEnglishTexts();
  const stale = translations.map(async ({ folder }) => {
    const sources: Texts = JSON.parse(
      await readFile(sourcesFile(folder), 'utf8').catch(() => '{}'),
    );
    return [folder, stalePaths(sources, english)] as const;
  });
  return new Map(await Promise.all(stale));
}

async function accept(folder: string): Promise<void> {
  const english = await readEnglishTexts();
  const hashes = Object.entries(english).map(([path, text]) => [path, fingerprint(text)]);
  const json = JSON.stringify(Object.fromEntries(hashes), null, 2);
  await writeFile(sourcesFile(folder), `${json}\n`);
}

/** Documents that are shown in English, because they are not translated. */
async function missingDocuments(folder: string): Promise<string[]> {
  const names = await documentNames();
  return names.filter((name) => !existsSync(`${CONTENT}/${folder}/${name}`));
}

async function main([wanted, option]: readonly string[]): Promise<void> {
  const chosen = translations.filter(({ folder }) => !wanted || folder === wanted);
  if (chosen.length === 0) {
    const folders = translations.map(({ folder }) => folder).join(', ');
    console.error(
      `src/i18n/locales.ts has no row for "${wanted}", only for ${folders}: add it first (docs/owner.md, 8).`,
    );
    process.exitCode = 1;
    return;
  }
  if (wanted && option === '--accept') await accept(wanted);
  const stale = await findStale();
  for (const { folder, translation } of chosen) {
    const defects = [...findDefects(folder, translation)];
    const paths = stale.get(folder) ?? [];
    const isNew = !existsSync(sourcesFile(folder));
    const state = isNew ? 'new, not accepted yet' : `${paths.length} stale`;
    console.log(`${folder}: ${defects.length} defects, ${state}`);
    for (const defect of defects) console.log(`  ${defect}`);
    for (const name of await missingDocuments(folder))
      console.log(`  src/content/${folder}/${name} does not exist: the English one is shown.`);
    for (const path of isNew ? unchangedPaths(translation) : [])
      console.log(`  the same as in English: ${path}`);
    for (const path of isNew ? [] : paths) console.log(`  stale: ${path}`);
    if (defects.length > 0) process.exitCode = 1;
  }
}

if (import.meta.main) await main(process.argv.slice(2));
