/** Where the picture that goes with a link is, and its size in pixels: 1.91 to 1, as networks show it. */
export const SOCIAL_PICTURE = { path: '/social.jpg', width: 1200, height: 630 } as const;
