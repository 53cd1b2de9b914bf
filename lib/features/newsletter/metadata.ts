/** Head of the pages behind a mail's links: not listed, and silent about their own address, which holds a token. */
export const digestLinkMetadata = {
  description: "The scraping digest: one mail a month.",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
