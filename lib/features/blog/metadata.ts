import "server-only";

import type { Metadata } from "next";
import { env } from "@/lib/base/env/server";
import { routes } from "@/lib/base/routes";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import type { PageEntry } from "@/lib/content/seo/site-pages";

/** Metadata of a blog page, with the feed for feed readers to discover. */
export function buildBlogMetadata(page: PageEntry): Metadata {
  const metadata = buildPageMetadata(page);
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { "application/atom+xml": env.SITE_URL + routes.feed() },
    },
  };
}

/** Metadata of a post: an article with its dates and author. */
export function buildPostMetadata(page: PageEntry, post: PostSummary): Metadata {
  const metadata = buildBlogMetadata(page);
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      type: "article",
      publishedTime: post.published,
      modifiedTime: post.updated,
      authors: [env.SITE_URL + routes.blogAuthor(post.author.slug)],
      section: post.category.name,
    },
  };
}
