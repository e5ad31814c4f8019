/** Builds what the tests look at, before the first of them runs. */
export { default as globalSetup } from '../build.ts';
