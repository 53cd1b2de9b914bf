import "server-only";
import type { Metadata } from "next";
import { env } from "@/lib/base/env/server";
import { buildHead, toMetadata } from "./head";
import type { PageEntry } from "./site-pages";

type PageData = Pick<PageEntry, "path" | "title" | "description" | "noIndex" | "alternates"> & {
  /** HTTP status; 200 if absent. */
  status?: number;
};

/** Metadata of a page that has a file in `app/`, from its `PageEntry`, so that each title is defined once. */
export function buildPageMetadata(page: PageData): Metadata {
  return toMetadata(
    buildHead({
      data: {
        meta_title: `${page.title} | Oxbow`,
        meta_description: page.description,
        no_index: page.noIndex,
        alternate_links: Object.entries(page.alternates ?? {}).map(([language, url]) => ({ language, url })),
      },
      path: page.path,
      status: page.status ?? 200,
      siteUrl: env.SITE_URL,
    }),
  );
}

/** Metadata of pages whose URL holds a token: not indexed, and without referrer, which would pass the token on. */
export const tokenPageMetadata = {
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
} as const;
