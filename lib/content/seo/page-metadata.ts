import "server-only";
import type { Metadata } from "next";
import { env } from "@/lib/base/env/server";
import { buildHead, toMetadata } from "./head";
import type { PageEntry } from "./site-pages";

/**
 * Metadata of a page that has a file in `app/`, from its `PageEntry`, so that each title is defined once.
 * @param status HTTP status of the page
 */
export function buildPageMetadata(
  page: Pick<PageEntry, "path" | "title" | "description" | "noIndex" | "alternates">,
  status = 200,
): Metadata {
  return toMetadata(
    buildHead({
      data: {
        meta_title: `${page.title} | Oxbow`,
        meta_description: page.description,
        no_index: page.noIndex,
        alternate_links: Object.entries(page.alternates ?? {}).map(([language, url]) => ({ language, url })),
      },
      path: page.path,
      status,
      siteUrl: env.SITE_URL,
    }),
  );
}

/** Metadata of pages whose URL holds a token: not indexed, and without referrer, which would pass the token on. */
export const tokenPageMetadata = {
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
