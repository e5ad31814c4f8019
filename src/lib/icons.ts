/** One file of the icon as a picture. */
interface IconFile {
  readonly path: `/icons/${string}.png`;
  readonly sizePx: number;
  /** As of Icon.tsx. */
  readonly corner?: number;
  readonly scale?: number;
  readonly isCut?: boolean;
}

/** For tab bars that show no SVG. */
export const TAB_ICON: IconFile = { path: '/icons/32.png', sizePx: 32 };

/** For the home screens of iPhones, which round the corners themselves. */
export const TOUCH_ICON: IconFile = { path: '/icons/180.png', sizePx: 180, corner: 0, scale: 0.86 };

/** For everything else that asks the manifest. */
export const APP_ICONS: readonly IconFile[] = [192, 512].map((sizePx) => ({
  path: `/icons/${sizePx}.png`,
  sizePx,
}));

/** The same, where a system cuts any shape out of it: the mark stays within the middle 80 percent. */
export const MASKABLE_ICON: IconFile = {
  path: '/icons/maskable.png',
  sizePx: 512,
  corner: 0,
  scale: 0.8,
  isCut: true,
};

/** The icon as the logo of whoever makes the app. */
export const LOGO_PATH = '/icons/512.png';

/** All of them. */
export const ICON_FILES: readonly IconFile[] = [TAB_ICON, TOUCH_ICON, ...APP_ICONS, MASKABLE_ICON];
