/** Schemas of blog posts: their files, and the responses of `api/posts` and `blog/slugs`. */
import { z } from "zod";
import { productCodes } from "@/lib/base/products";
import { isoDate, metaDescription, slug, text } from "./schema-parts";

/** Cover drawings: files in `public/pictures/covers`. */
export const coverMotifs = [
  "blocks",
  "clear",
  "drift",
  "echo",
  "fan",
  "front",
  "places",
  "plots",
  "retries",
  "sample",
  "slowing",
  "tunnel",
] as const;

/** Front matter of `content/posts/<slug>.md`. */
export const postFrontMatterSchema = z
  .object({
    title: text,
    description: metaDescription,
    category: slug,
    author: slug,
    published: isoDate,
    updated: isoDate,
    /** Products that the text is about, most important first. */
    products: z.array(z.enum(productCodes)).min(1),
    cover: z.enum(coverMotifs).optional(),
  })
  .refine(({ published, updated }) => updated >= published, {
    error: "A post cannot be updated before it is published",
    path: ["updated"],
  });

/** `content/posts/authors.json`, by slug. */
export const authorsSchema = z.record(slug, z.object({ name: text, role: text, bio: text }));

/** `content/posts/categories.json`, by slug. */
export const categoriesSchema = z.record(slug, z.object({ name: text, description: text }));

const namedReference = z.object({ slug, name: text });

const postSummarySchema = z.object({
  slug,
  title: text,
  description: text,
  category: namedReference,
  author: namedReference,
  published: isoDate,
  updated: isoDate,
  products: z.array(z.enum(productCodes)),
  cover: z.enum(coverMotifs).optional(),
  /** Reading time. */
  minutes: z.int().positive(),
});

/** Response of `api/posts`: every post without its text, newest first. */
export const postsSchema = z.object({ posts: z.array(postSummarySchema) });
/** Response of `blog/slugs`: the slugs of all posts, newest first. */
export const blogSlugsSchema = z.object({ slugs: z.array(slug) });

export type PostSummary = z.output<typeof postSummarySchema>;
export type PostsResponse = z.output<typeof postsSchema>;
export type BlogSlugsResponse = z.output<typeof blogSlugsSchema>;
