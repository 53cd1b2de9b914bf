import type { ComponentType } from "react";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import type { PageEntry } from "@/lib/content/seo/site-pages";

/** `generateMetadata` and `Page` of a route without parameters, both built from what `read` returns. */
export function buildContentPage<Props extends object>(
  read: () => Promise<Props & { entry: PageEntry }>,
  Content: ComponentType<Props>,
) {
  return {
    generateMetadata: async () => buildPageMetadata((await read()).entry),
    Page: async () => <Content {...(await read())} />,
  };
}
