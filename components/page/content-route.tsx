import type { ComponentType } from "react";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import type { PageEntry } from "@/lib/content/seo/site-pages";

/** The exports of a route whose page shows what `read` returns and nothing else. */
export function contentRoute<Props extends object>(
  read: () => Promise<Props & { entry: PageEntry }>,
  Page: ComponentType<Props>,
) {
  return {
    generateMetadata: async () => buildPageMetadata((await read()).entry),
    Route: async () => <Page {...(await read())} />,
  };
}
