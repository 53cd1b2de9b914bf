import { tokenPageMetadata } from "@/lib/content/seo/page-metadata";

export const receiptMetadata = {
  ...tokenPageMetadata,
  title: "Receipt | Oxbow",
  description: "What you sent to Oxbow, and its status.",
} as const;
