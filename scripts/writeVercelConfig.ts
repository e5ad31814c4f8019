/** `npm run generate:vercel`: writes `vercel.json`, which Vercel reads from the repository. */
import { writeFile } from 'node:fs/promises';
import { vercelConfig } from './build/hostFiles.ts';

await writeFile('vercel.json', `${JSON.stringify(vercelConfig(), null, 2)}\n`);
console.log('vercel.json is written.');
