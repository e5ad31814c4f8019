/** How an icon is drawn. */
export interface IconLook {
  /** Corner radius on a 32 unit square. 0 where the system rounds the corners itself. */
  readonly corner?: number;
  /** Scale of the logo. */
  readonly scale?: number;
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

export const ICON_FILES: readonly IconFile[] = [TAB_ICON, TOUCH_ICON];
