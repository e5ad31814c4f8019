/**
 * The pages that each language has, relative to its home page. The sitemap lists them; tests and
 * Lighthouse visit them. The 404 page is none of them.
 */
export const PAGE_PATHS = ['', 'demo', 'privacy-policy', 'terms-of-service'] as const;
