import { foldText } from "@/lib/base/format/fold";

/** Lower-case words with hyphens: the last segment of a page's path. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A heading as an id: "What a 200 promises" becomes "what-a-200-promises". */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Generates unique slugs: the second "Code" becomes "code-2". */
export function slugger(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const slug = slugify(text) || "section";
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}
