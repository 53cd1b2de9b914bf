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

/** Returns a function that makes slugs that are unique and not `taken`: the second "Code" becomes "code-2". */
export function createSlugger(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken);
  return (text) => {
    const base = slugify(text) || "section";
    let slug = base;
    for (let count = 2; used.has(slug); count += 1) slug = `${base}-${count}`;
    used.add(slug);
    return slug;
  };
}
