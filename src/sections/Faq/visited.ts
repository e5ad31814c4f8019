/**
 * Whether the visitor has been at this entry of the session history before: after a reload, and on the
 * way back or forward, within the page or from another one. The mark is the entry's state, which
 * browsers keep with it; the type of a PerformanceNavigationTiming says nothing of ways within a page.
 */
export const isVisited = (): boolean => history.state !== null;

/**
 * Marks the current entry of the session history as visited.
 * @param url put into the address bar; without it the address stays
 */
export const markVisited = (url?: string): void => history.replaceState('visited', '', url);
