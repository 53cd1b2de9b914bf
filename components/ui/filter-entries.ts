import { containsWords } from "@/lib/base/format/fold";

/**
 * Hides elements with `data-entry` whose text and `data-words` lack a word of the query, and elements with
 * `data-group` that are left empty. Returns all entries and those shown.
 */
export function filterEntries<T extends HTMLElement>(root: HTMLElement | null, query: string) {
  const entries = [...(root?.querySelectorAll<T>("[data-entry]") ?? [])];
  for (const entry of entries) {
    entry.hidden = !containsWords(`${entry.textContent} ${entry.dataset.words ?? ""}`, query);
  }
  for (const group of root?.querySelectorAll<HTMLElement>("[data-group]") ?? []) {
    group.hidden = group.querySelector("[data-entry]:not([hidden])") === null;
  }
  return { entries, shown: entries.filter((entry) => !entry.hidden) };
}
