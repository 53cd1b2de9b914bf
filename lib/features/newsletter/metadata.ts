/**
 * Metadata of the pages behind email links: not indexed, and without referrer, because their URL contains a
 * token.
 */
export const newsletterLinkMetadata = {
  description: "The scraping digest: one email a month.",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
