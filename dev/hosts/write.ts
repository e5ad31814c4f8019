/** `npm run hosts`: writes what hosts read from the repository. */
import { writeFile } from 'node:fs/promises';
import { committedFiles } from './files.ts';

for (const [name, text] of Object.entries(committedFiles())) {
  await writeFile(name, text);
  console.log(`${name} is written.`);
}
