/** Receipt pages: not indexed, and without referrer, because their URL holds a token. */
export const receiptMetadata = {
  title: "Receipt | Oxbow",
  description: "What you sent to Oxbow, and how far it has come.",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
