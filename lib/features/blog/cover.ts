import type { PostSummary } from "@/lib/content/endpoints/schemas-posts";

/** Backgrounds of a cover; `post-cover.tsx` sets their colors and those of the strokes. */
const grounds = ["deep", "light", "dark", "paper"] as const;
/** Drawings for posts that name none. */
const rivers = ["river-1", "river-2", "river-3", "river-4"] as const;

/** `large` is at the top of a page, `small` in a list. */
export type CoverSize = "large" | "small";

/** One of the choices, for the same seed always the same: an FNV-1a hash, mixed once more as in mulberry32. */
function choose<Choice>(seed: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const hash = [...seed].reduce((h, letter) => Math.imul(h ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  const state = (hash + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  return choices[Math.floor(part * choices.length)] ?? choices[0];
}

export const chooseGround = (slug: string) => choose(`${slug}/ink`, grounds);

/** URL of a post's cover, a file of `public/pictures/covers`. Each size is a drawing of its own. */
export function coverHref({ slug, cover }: Pick<PostSummary, "slug" | "cover">, size: CoverSize): string {
  return `/pictures/covers/${cover ?? choose(slug, rivers)}-${size}.svg`;
}
