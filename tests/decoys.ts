/**
 * What a careless owner might have set where the site is built, besides the four public settings.
 * None of it may end up in a file that is served.
 */
export const DECOYS: Readonly<Record<string, string>> = {
  // The service's private key, under every name it is likely to be given.
  EMAILJS_PRIVATE_KEY: 'xQ7-dEcoyPrivateKey_1',
  EMAILJS_ACCESS_TOKEN: 'aT4_dEcoyAccessTok-n2',
  PUBLIC_EMAILJS_PRIVATE_KEY: 'pQ9_dEcoyPublished-K3',
  // Public by its prefix, and still nothing the site uses.
  PUBLIC_SOMETHING_ELSE: 'decoy-public-something-else',
  VITE_SOMETHING_ELSE: 'decoy-vite-something-else',
  DATABASE_URL: 'postgres://decoy:password@database.example/site',
  NPM_TOKEN: 'npm_decoyDecoyDecoyDecoyDecoyDecoyDecoy1',
};
