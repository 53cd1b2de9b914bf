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

const isSameCategory = (a: PostSummary, b: PostSummary) => a.category.slug === b.category.slug;
const countShared = (a: PostSummary, b: PostSummary) =>
  a.products.filter((product) => b.products.includes(product)).length;

/** The `count` posts most similar to `post`: of its category first, then by shared products, then newer ones. */
export function listRelated<Item extends PostSummary>(
  posts: readonly Item[],
  post: Item,
  count: number,
): Item[] {
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .sort(
      (a, b) =>
        Number(isSameCategory(post, b)) - Number(isSameCategory(post, a)) ||
        countShared(post, b) - countShared(post, a) ||
        b.published.localeCompare(a.published),
    )
    .slice(0, count);
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
