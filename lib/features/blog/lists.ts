import { products, type Tint } from "@/lib/base/products";
import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";

/** Posts per page of the list; the first page shows its first post large. */
export const postsPerPage = 9;

/** Number of pages for a list of posts: at least one. */
export function countPages(posts: readonly unknown[]): number {
  return Math.max(1, Math.ceil(posts.length / postsPerPage));
}

/** The number in the URL of an older page, in its only spelling: "2". Null if there is no such page. */
export function parsePageNumber(text: string, posts: readonly unknown[]): number | null {
  const page = Number(text);
  return /^[1-9]\d*$/.test(text) && page > 1 && page <= countPages(posts) ? page : null;
}

/** The posts of a page, 1-based; empty beyond the last page. */
export function pageOf<Item>(posts: readonly Item[], page: number): Item[] {
  return posts.slice((page - 1) * postsPerPage, page * postsPerPage);
}

/** The posts next to one in a list sorted from new to old. */
export function neighborsOf<Item extends { slug: string }>(
  posts: readonly Item[],
  slug: string,
): { newer: Item | null; older: Item | null } {
  const at = posts.findIndex((post) => post.slug === slug);
  if (at === -1) return { newer: null, older: null };
  return { newer: posts[at - 1] ?? null, older: posts[at + 1] ?? null };
}

function similarity(a: PostSummary, b: PostSummary): number {
  const shared = a.products.filter((product) => b.products.includes(product)).length;
  return (a.category.slug === b.category.slug ? 2 : 0) + shared;
}

/** The `count` posts most similar to `post` by category, then products; newer ones first. */
export function listRelated<Item extends PostSummary>(
  posts: readonly Item[],
  post: Item,
  count: number,
): Item[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, similarity: similarity(post, other) }))
    .sort((a, b) => b.similarity - a.similarity || b.other.published.localeCompare(a.other.published))
    .slice(0, count)
    .map(({ other }) => other);
}

/** The day of the latest change among posts, or null for none. */
export function latestChange(posts: readonly PostSummary[]): string | null {
  const days = posts.map(({ updated }) => updated);
  return days.sort().at(-1) ?? null;
}

/** The tint of a post's page: that of its first product. */
export function tintOfPost({ products: [first = "OXY"] }: PostSummary): Tint {
  return products[first].tint;
}

export function countByCategory(posts: readonly PostSummary[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category.slug, (counts.get(category.slug) ?? 0) + 1);
  return counts;
}
