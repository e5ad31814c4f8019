/**
 * Compares translations with the English words. `node scripts/translations.ts` lists what is missing or
 * stale in every language, `node scripts/translations.ts de` in one of them. With `--accept` after the
 * language, its translations count as those of the English words as they are now.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { translations } from '../src/i18n/locales.ts';
import { englishTexts, findDefects, stalePaths, type Texts } from '../src/i18n/translationState.ts';
import { fingerprint } from '../src/lib/sha256.ts';

const CONTENT = 'src/content';

/** The hashes of the English texts that were translated, by path. */
const sourcesFile = (folder: string): string => `${CONTENT}/${folder}/sources.json`;

/** The English documents, each legal clause by itself. */
async function documentTexts(): Promise<Texts> {
  const legal = (await readdir(`${CONTENT}/en/legal`)).map((name) => `legal/${name}`);
  const read = async (name: string) => {
    const parts = (await readFile(`${CONTENT}/en/${name}`, 'utf8')).split('\n## ');
    return parts.map((text, i) => [parts.length > 1 ? `${name}, ${i}` : name, text] as const);
  };
  const texts = await Promise.all(['demo.vtt', ...legal].map(read));
  return Object.fromEntries(texts.flat());
}

/** The paths of the texts whose translation is stale, by the folder of the language. */
export async function findStale(): Promise<ReadonlyMap<string, readonly string[]>> {
  const english = { ...englishTexts, ...(await documentTexts()) };
  const stale = translations.map(async ({ folder }) => {
    const sources: Texts = JSON.parse(
      await readFile(sourcesFile(folder), 'utf8').catch(() => '{}'),
    );
    return [folder, stalePaths(sources, english)] as const;
  });
  return new Map(await Promise.all(stale));
}

async function accept(folder: string): Promise<void> {
  const english = { ...englishTexts, ...(await documentTexts()) };
  const hashes = Object.entries(english).map(([path, text]) => [path, fingerprint(text)]);
  const json = JSON.stringify(Object.fromEntries(hashes), null, 2);
  await writeFile(sourcesFile(folder), `${json}\n`);
}

async function main([wanted, option]: readonly string[]): Promise<void> {
  const chosen = translations.filter(({ folder }) => !wanted || folder === wanted);
  if (chosen.length === 0) {
    const folders = translations.map(({ folder }) => folder).join(', ');
    throw new Error(`There is no language "${wanted}", only ${folders}.`);
  }
  if (wanted && option === '--accept') await accept(wanted);
  const stale = await findStale();
  for (const { folder, translation } of chosen) {
    const defects = [...findDefects(folder, translation)];
    const paths = stale.get(folder) ?? [];
    console.log(`${folder}: ${defects.length} defects, ${paths.length} stale`);
    for (const defect of defects) console.log(`  ${defect}`);
    for (const path of paths) console.log(`  stale: ${path}`);
    if (defects.length > 0) process.exitCode = 1;
  }
}

if (import.meta.main) await main(process.argv.slice(2));
