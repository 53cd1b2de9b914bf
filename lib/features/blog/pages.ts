import { uncapitalize } from "@/lib/base/format/capitalize";
import { joinWords } from "@/lib/base/format/join-words";
import "server-only";

import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import {
  type Author,
  type Category,
  listAuthors,
  listCategories,
  listPosts,
  type PostSummary,
} from "@/lib/content/endpoints/posts";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { fitTitle } from "@/lib/content/seo/title";
import { countPages, latestChange, tintOfPost } from "./lists";

/** When a list of posts last changed; an empty list has no page. */
const changeOf = (posts: readonly PostSummary[]) => new Date(latestChange(posts) ?? 0);

export function buildBlogPageEntry(posts: readonly PostSummary[], page: number): PageEntry {
  const isFirst = page === 1;
  return {
    path: routes.blog(page),
    title: isFirst ? "The Oxbow blog on collecting web data" : `Blog, page ${page}`,
    description: isFirst
      ? "How proxies, crawlers and data checks work, written by the people who run ours. Every post has code that runs and says where its method fails."
      : `Older posts of the Oxbow blog on proxies, crawling and data quality, page ${page} of ${countPages(posts)}: with code that runs, newest first, with their dates.`,
    kind: "post",
    lastModified: changeOf(posts),
    ...(!isFirst && { keywords: "blog archive" }),
  };
}

export function buildCategoryPageEntry(category: Category, posts: readonly PostSummary[]): PageEntry {
  return {
    path: routes.blogCategory(category.slug),
    title: `${category.name}: posts`,
    description: category.description,
    kind: "post",
    lastModified: changeOf(posts),
  };
}

export function buildAuthorPageEntry(author: Author, posts: readonly PostSummary[]): PageEntry {
  const about = `${author.name}, ${uncapitalize(author.role)} at Oxbow`;
  const categories = [...new Set(posts.map(({ category }) => uncapitalize(category.name)))];
  return {
    path: routes.blogAuthor(author.slug),
    title: `${author.name}, ${uncapitalize(author.role)}`,
    description: `${about}, writes on ${joinWords(categories)}. A short biography, and every post with its date and reading time.`,
    kind: "post",
    lastModified: changeOf(posts),
  };
}

export function buildPostPageEntry(post: PostSummary): PageEntry {
  return {
    path: routes.post(post.slug),
    title: fitTitle(post.title),
    description: post.description,
    kind: "post",
    lastModified: new Date(post.updated),
    tint: tintOfPost(post),
    keywords: [
      post.category.name,
      post.author.name,
      ...post.products.map((code) => products[code].name),
    ].join(", "),
  };
}

export async function listBlogPages(): Promise<PageEntry[]> {
  const [posts, categories, authors] = await Promise.all([listPosts(), listCategories(), listAuthors()]);
  const inCategory = (slug: string) => posts.filter(({ category }) => category.slug === slug);
  const byAuthor = (slug: string) => posts.filter(({ author }) => author.slug === slug);
  return [
    ...Array.from({ length: countPages(posts) }, (_, i) => buildBlogPageEntry(posts, i + 1)),
    ...categories
      .filter(({ slug }) => inCategory(slug).length > 0)
      .map((category) => buildCategoryPageEntry(category, inCategory(category.slug))),
    ...authors
      .filter(({ slug }) => byAuthor(slug).length > 0)
      .map((author) => buildAuthorPageEntry(author, byAuthor(author.slug))),
    ...posts.map(buildPostPageEntry),
  ];
}
