/** Whether an id is a placeholder for that of the app: the App Store gives none that begins with 0. */
export const isPlaceholderId = (id: string): boolean => id.startsWith('0');
