/** The folders of the repository that this package reads and writes. */
import { fileURLToPath } from 'node:url';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const ROOT = fromRoot('');
export const ASSETS_FOLDER = fromRoot('src/assets');
export const VIDEOS_FOLDER = fromRoot('public/media');
