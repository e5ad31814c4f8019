/** Builds what the tests look at, before the first of them runs, and ends what ran beside them. */
import buildForTests from '../build.ts';

let end = async () => {};

export async function globalSetup(): Promise<void> {
  end = await buildForTests();
}

export const globalTeardown = (): Promise<void> => end();
