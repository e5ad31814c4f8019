/** The size of the Open Graph images. Social networks show a ratio of 1.91:1. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 } as const;
