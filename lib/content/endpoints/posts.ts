import "server-only";

import { join } from "node:path";
import { cache } from "react";
import type { z } from "zod";
import { type MarkdownDocument, wholeMinutes } from "@/lib/base/markdown/parse";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { relativePath, reportProblem } from "@/lib/platform/content-files/problem";
import { readContentFile, readJsonText } from "@/lib/platform/content-files/read-text";
import { createMarkdownFolderReader, findBySlug } from "./markdown-folder";
import {
  authorsSchema,
  type BlogSlugsResponse,
  categoriesSchema,
  type PostSummary,
  type PostsResponse,
  postFrontMatterSchema,
} from "./schemas-posts";

export type { PostSummary } from "./schemas-posts";

export type Author = { slug: string } & z.output<typeof authorsSchema>[string];
export type Category = { slug: string } & z.output<typeof categoriesSchema>[string];

export type Post = PostSummary & { document: MarkdownDocument };

export const postCollection = { folder: "posts", schema: postFrontMatterSchema } as const;

const readPostFiles = createMarkdownFolderReader(postCollection);

async function readJsonFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const source = { file: join(contentFolder("posts"), `${name}.json`), document: `posts/${name}` };
  const value = await readContentFile(source, (text) => readJsonText(text, schema));
  if (value === null)
    throw new Error(`${relativePath(source.file)} is invalid, and there is no earlier valid version`);
  return value;
}

export const listAuthors = cache(async (): Promise<Author[]> => {
  const authors = await readJsonFile("authors", authorsSchema);
  return Object.entries(authors).map(([slug, author]) => ({ slug, ...author }));
});

export const listCategories = cache(async (): Promise<Category[]> => {
  const categories = await readJsonFile("categories", categoriesSchema);
  return Object.entries(categories).map(([slug, category]) => ({ slug, ...category }));
});

type NamedReference = { slug: string; name: string };

export const formatMissingReference = (field: "author" | "category", slug: string): string =>
  `“${slug}” is not in posts/${field === "author" ? "authors" : "categories"}.json`;

/** A post's author or category. If it is missing, the problem is reported and the post is left out. */
function resolveReference(
  listed: readonly NamedReference[],
  post: string,
  field: "author" | "category",
  slug: string,
): NamedReference | null {
  const named = listed.find((candidate) => candidate.slug === slug);
  if (named) return { slug: named.slug, name: named.name };
  const file = relativePath(join(contentFolder("posts"), `${post}.md`));
  // A parsed post has no line numbers.
  reportProblem({
    file,
    document: `posts/${post}`,
    field,
    line: 1,
    message: formatMissingReference(field, slug),
  });
  return null;
}

export const listPosts = cache(async (): Promise<Post[]> => {
  const [files, authors, categories] = await Promise.all([readPostFiles(), listAuthors(), listCategories()]);
  return files
    .flatMap((file): Post[] => {
      const author = resolveReference(authors, file.slug, "author", file.author);
      const category = resolveReference(categories, file.slug, "category", file.category);
      if (author === null || category === null) return [];
      return [{ ...file, author, category, minutes: wholeMinutes(file.document.minutes) }];
    })
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug));
});

export const getPost = findBySlug(listPosts);
export const getAuthor = findBySlug(listAuthors);

export async function getPostsResponse(): Promise<PostsResponse> {
  const posts = await listPosts();
  return { posts: posts.map(({ document: _, ...summary }) => summary) };
}

export async function getBlogSlugsResponse(): Promise<BlogSlugsResponse> {
  return { slugs: (await listPosts()).map(({ slug }) => slug) };
}
