/**
 * The pages that each language has, relative to its home page. The sitemap lists them and tests visit them;
 * Lighthouse has a list of its own, in lighthouserc.json. The 404 page is not among them.
 */
export const PAGE_PATHS = ['', 'demo', 'privacy-policy', 'terms-of-service'] as const;
