import { tokenPageMetadata } from "@/lib/content/seo/page-metadata";

/** Metadata of the pages that newsletter mails link to: confirm and unsubscribe. */
export const newsletterLinkMetadata = {
  ...tokenPageMetadata,
  description: "The scraping digest: one email a month.",
} as const;
