/** Writes a page with all screenshots and their names. */
import { globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const FILE = '.screenshots/index.html';

const STYLE = `body { background: #333; color: #fff; font: 14px sans-serif; display: grid;
  grid-template-columns: repeat(auto-fill, 200px); gap: 8px }
  figure { margin: 0 } img { width: 200px; max-height: 400px; object-fit: cover; object-position: top }`;

export default function writeContactSheet(): void {
  const names = globSync('.screenshots/*.png').map((file) => basename(file, '.png'));
  const figures = names.sort().map((name) => {
    const file = encodeURIComponent(`${name}.png`);
    return `<figure>${name}<a href="${file}"><img src="${file}" loading="lazy"></a></figure>`;
  });
  writeFileSync(FILE, `<!doctype html><style>${STYLE}</style>${figures.join('\n')}\n`);
  console.log(`\n${names.length} screenshots: ${FILE}`);
}
