import "server-only";

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cache } from "react";
import type { z } from "zod";
import { type MarkdownDocument, wholeMinutes } from "@/lib/markdown/parse";
import { markdownFolderReader } from "./markdown-folder";
import { parseAnswer } from "./parse-answer";
import {
  authorsSchema,
  type BlogSlugsAnswer,
  categoriesSchema,
  type PostSummary,
  type PostsAnswer,
  postFrontMatterSchema,
} from "./schemas-posts";

export type { PostSummary } from "./schemas-posts";

export type Author = { slug: string; name: string; role: string; bio: string };
export type Category = { slug: string; name: string; description: string };

/** A post with its text. */
export type Post = PostSummary & { document: MarkdownDocument };

const readFiles = markdownFolderReader("posts", postFrontMatterSchema);

async function readTable<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
  const source = `content/posts/${name}.json`;
  return parseAnswer({ name, schema }, await readFile(join(process.cwd(), source), "utf8"), source);
}

/** Everyone who writes, in the order of the file. */
export const listAuthors = cache(async (): Promise<Author[]> => {
  const authors = await readTable("authors", authorsSchema);
  return Object.entries(authors).map(([slug, { name, role, bio }]) => ({ slug, name, role, bio }));
});

/** What posts are sorted into, in the order of the file. */
export const listCategories = cache(async (): Promise<Category[]> => {
  const categories = await readTable("categories", categoriesSchema);
  return Object.entries(categories).map(([slug, category]) => ({ slug, ...category }));
});

function pick<Row extends { slug: string; name: string }>(rows: Row[], slug: string, file: string) {
  const row = rows.find((candidate) => candidate.slug === slug);
  if (!row) throw new Error(`content/posts/${file}.md names "${slug}", which is in no list`);
  return { slug: row.slug, name: row.name };
}

/** Every post with its text, newest first. Throws when a file is broken or names an unknown author. */
export const listPosts = cache(async (): Promise<Post[]> => {
  const [files, authors, categories] = await Promise.all([readFiles(), listAuthors(), listCategories()]);
  return files
    .map(
      ({ slug, data, document }): Post => ({
        ...data,
        slug,
        author: pick(authors, data.author, slug),
        category: pick(categories, data.category, slug),
        minutes: wholeMinutes(document.minutes),
        document,
      }),
    )
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
});

/** The post at `/blog/<slug>`, or null. */
export async function getPost(slug: string): Promise<Post | null> {
  return (await listPosts()).find((post) => post.slug === slug) ?? null;
}

/** Answer of the endpoint `api/posts`. */
export async function getPostsAnswer(): Promise<PostsAnswer> {
  const posts = await listPosts();
  return { posts: posts.map(({ document: _, ...summary }) => summary) };
}

/** Answer of the endpoint `blog/slugs`. */
export async function getBlogSlugsAnswer(): Promise<BlogSlugsAnswer> {
  return { slugs: (await listPosts()).map(({ slug }) => slug) };
}
