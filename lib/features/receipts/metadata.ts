/** Head of every page about a receipt: not listed, not followed, and silent about its own address. */
export const receiptMetadata = {
  title: "Receipt | Oxbow",
  description: "What you sent to Oxbow, and how far it has come.",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
