/** In pixels: social networks show pictures of this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 };
