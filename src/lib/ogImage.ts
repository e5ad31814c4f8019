/** The Open Graph image. Social networks show a ratio of 1.91:1. */
export const OG_IMAGE = { path: '/social.jpg', width: 1200, height: 630 } as const;
