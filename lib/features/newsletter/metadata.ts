import { tokenPageMetadata } from "@/lib/content/seo/page-metadata";

/** Pages behind email links. */
export const newsletterLinkMetadata = {
  ...tokenPageMetadata,
  description: "The scraping digest: one email a month.",
} as const;
