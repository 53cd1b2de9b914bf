/** In pixels: the size that social networks show in full. */
export const shareImageSize = { width: 1200, height: 630 };
