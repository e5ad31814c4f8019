import { contentChecks } from './contentChecks.ts';
import type { Check, Launch, Problem } from './launch.ts';
import { checkOrigins } from './originCheck.ts';
import { ownersChecks } from './ownersChecks.ts';
import { pageChecks } from './pageChecks.ts';

const CHECKS: readonly Check[] = [...ownersChecks, ...contentChecks, ...pageChecks, checkOrigins];

/** Everything that is not ready, in the order in which an owner would go about it. */
export function checkLaunch(launch: Launch): Problem[] {
  return CHECKS.flatMap((check) => check(launch));
}
