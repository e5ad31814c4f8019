/** The sizes of the icon as a picture: tabs, home screens of iPhones, and what a manifest asks for. */
export const ICON_SIZES = [32, 180, 192, 512] as const;

/** The address of the icon at a size in pixels. */
export const iconPath = (size: (typeof ICON_SIZES)[number]): string => `/icons/${size}.png`;

/** The same with room around the mark: a system may cut it into any shape. */
export const MASKABLE_ICON = { path: '/icons/maskable.png', size: 512 } as const;
