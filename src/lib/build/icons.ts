/** How an icon is drawn. */
export interface IconLook {
  /** Corner radius on a 32 unit square. 0 where the system rounds the corners itself. */
  readonly corner?: number;
  /** Scale of the logo. Smaller where a system may crop the icon. */
  readonly scale?: number;
  /** Whether the system may crop the icon to any shape, which leaves only a circle for the logo. */
  readonly isMaskable?: boolean;
}

/** An icon as a PNG file. */
interface IconFile extends IconLook {
  readonly path: `/icons/${string}.png`;
  readonly sizePx: number;
}

/** For browsers whose tab bars show no SVG icons. */
export const TAB_ICON: IconFile = { path: '/icons/32.png', sizePx: 32 };

/** For the iPhone home screen, which rounds the corners itself. */
export const TOUCH_ICON: IconFile = { path: '/icons/180.png', sizePx: 180, corner: 0, scale: 0.86 };

/** For the web app manifest. */
export const APP_ICONS: readonly IconFile[] = [192, 512].map((sizePx) => ({
  path: `/icons/${sizePx}.png`,
  sizePx,
}));

/** The manifest's maskable icon: the logo stays within the safe zone, the middle 80 percent. */
export const MASKABLE_ICON: IconFile = {
  path: '/icons/maskable.png',
  sizePx: 512,
  corner: 0,
  scale: 0.8,
  isMaskable: true,
};

/** The organization's logo in the structured data. */
export const LOGO_PATH = '/icons/512.png';

export const ICON_FILES: readonly IconFile[] = [TAB_ICON, TOUCH_ICON, ...APP_ICONS, MASKABLE_ICON];
