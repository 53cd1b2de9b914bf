import type { ComponentType } from "react";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import type { PageEntry } from "@/lib/content/seo/site-pages";

/** The exports of a page file whose page shows what `read` returns and nothing else. */
export function buildContentPage<Props extends object>(
  read: () => Promise<Props & { entry: PageEntry }>,
  Content: ComponentType<Props>,
) {
  return {
    generateMetadata: async () => buildPageMetadata((await read()).entry),
    Page: async () => <Content {...(await read())} />,
  };
}
