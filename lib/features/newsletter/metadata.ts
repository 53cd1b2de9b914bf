/** Pages behind email links: not indexed, and without referrer, because their URL holds a token. */
export const newsletterLinkMetadata = {
  description: "The scraping digest: one email a month.",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
