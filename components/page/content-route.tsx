import type { Metadata } from "next";
import type { ComponentType } from "react";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import type { SitePage } from "@/lib/content/seo/site-pages";

/** The exports of a route whose page shows the content of one endpoint and nothing else. */
export function contentRoute<Content>(
  read: () => Promise<{ content: Content; entry: SitePage }>,
  Page: ComponentType<{ content: Content }>,
) {
  return {
    generateMetadata: async (): Promise<Metadata> => buildPageMetadata((await read()).entry),
    Route: async () => <Page content={(await read()).content} />,
  };
}
