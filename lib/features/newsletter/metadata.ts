import { tokenPageMetadata } from "@/lib/content/seo/token-page";

/** Pages behind email links. */
export const newsletterLinkMetadata = {
  ...tokenPageMetadata,
  description: "The scraping digest: one email a month.",
} as const;
