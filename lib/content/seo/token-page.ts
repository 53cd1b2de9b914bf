/** Metadata of pages whose URL holds a token: not indexed, and without referrer, which would pass the token on. */
export const tokenPageMetadata = {
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
