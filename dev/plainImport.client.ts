/** What stands in for Vite's helper: the import itself. */
export const __vitePreload = <T>(load: () => Promise<T>): Promise<T> => load();
