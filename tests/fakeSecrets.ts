/**
 * What an owner might leave in the environment of a build by mistake, besides the public settings.
 * None of it may end up in the built site.
 */
export const FAKE_SECRETS: Readonly<Record<string, string>> = {
  // The private key of the email service, under the names it may be given.
  EMAILJS_PRIVATE_KEY: 'xQ7-fAkePrivateKeyA_1',
  EMAILJS_ACCESS_TOKEN: 'aT4_fAkeAccessToken-2',
  PUBLIC_EMAILJS_PRIVATE_KEY: 'pQ9_fAkePublishedK_K3',
  // Public by their prefixes, and not used by the site.
  PUBLIC_SOMETHING_ELSE: 'fake-public-something-else',
  VITE_SOMETHING_ELSE: 'fake-vite-something-else',
  DATABASE_URL: 'postgres://fake:password@database.example/site',
  NPM_TOKEN: 'npm_fakeFakeFakeFakeFakeFakeFakeFakeFak1',
};
