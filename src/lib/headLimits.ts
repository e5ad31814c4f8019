/** How many characters of a page's title search engines show. */
export const TITLE_LIMIT = 60;

/** How many of its description. */
export const DESCRIPTION_LIMIT = 155;
