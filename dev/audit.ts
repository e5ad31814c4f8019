/**
 * `npm run audit`: asks the registry for known vulnerabilities. It is no part of `npm test`, whose
 * outcome must not change without a change of the project. Exit code 0: visitors receive nothing
 * vulnerable; 1: they do; 2: the registry did not answer, so that nothing is known.
 */
import { spawnSync } from 'node:child_process';
import { SHIPPED_PACKAGES } from '../src/lib/shippedPackages.ts';
import { readAudit } from './vulnerabilities.ts';

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const found = readAudit(stdout ?? '', SHIPPED_PACKAGES);

if (found === null) {
  console.error(
    'NOT CHECKED: the registry did not answer. Nothing is known about vulnerabilities.',
  );
  process.exitCode = 2;
} else {
  const list = (names: readonly string[]) => names.join(', ') || 'none';
  console.log(`Vulnerable, and visitors receive it: ${list(found.shipped)}`);
  console.log(`Vulnerable, and only builds or tests the site: ${list(found.buildOnly)}`);
  process.exitCode = found.shipped.length > 0 ? 1 : 0;
}
