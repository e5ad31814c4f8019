/** `npm run hosts`: writes what hosts read from the repository. */
import { writeFile } from 'node:fs/promises';
import { endIfConfigIsFaulty } from '../configFaults.ts';
import { committedFiles } from './files.ts';

await endIfConfigIsFaulty();
for (const [name, text] of Object.entries(committedFiles())) {
  await writeFile(name, text);
  console.log(`${name} is written.`);
}
