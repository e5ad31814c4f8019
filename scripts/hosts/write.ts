/** `npm run generate:headers`: writes the files that hosts read from the repository. */
import { writeFile } from 'node:fs/promises';
import { exitOnInvalidConfig } from '../validateConfig.ts';
import { generatedFiles } from './hostFiles.ts';

await exitOnInvalidConfig();
for (const [name, text] of Object.entries(generatedFiles())) {
  await writeFile(name, text);
  console.log(`${name} is written.`);
}
