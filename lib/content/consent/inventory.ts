/**
 * Everything that this site may store in a browser. The page that lists and erases stored data reads this list, and a
 * test compares it with the text of `/legal/cookies`: anything not listed here must not be stored.
 */
import type { ConsentCategory } from "./choice";
import inventory from "./inventory.json" with { type: "json" };

/** `session` and `local`: Web Storage. `frame`: a third-party frame in our page. It stores data under its own origin, which we cannot read or erase. */
export type StorageKind = "cookie" | "session" | "local" | "frame";

export type StorageEntry = {
  /** Its name; `*` is a wildcard for at least one character. */
  name: string;
  kind: StorageKind;
  /** Required consent; `necessary` needs none. */
  category: "necessary" | ConsentCategory;
  purpose: string;
  /** Completes the sentence "Kept …". */
  lifetime: string;
};

/** Cookies and frames have a lifetime of their own. For Web Storage the purpose is enough: `lifetimeOf` has the rest. */
type Details = string | Pick<StorageEntry, "purpose" | "lifetime">;
type EntriesByKind = Partial<Record<StorageKind, Record<string, Details>>>;
const categories: Record<StorageEntry["category"], EntriesByKind> = inventory;

function lifetimeOf(kind: StorageKind, category: StorageEntry["category"]): string {
  if (kind === "session") return "until you close the tab";
  return category === "necessary" ? "until you erase it" : "until you erase it or withdraw your consent";
}

const listEntries = (category: StorageEntry["category"], kind: StorageKind): StorageEntry[] =>
  Object.entries(categories[category][kind] ?? {}).map(([name, details]) => {
    const described =
      typeof details === "string" ? { purpose: details, lifetime: lifetimeOf(kind, category) } : details;
    return { name, kind, category, ...described };
  });

export const storageInventory: readonly StorageEntry[] = (
  ["necessary", "marketing", "analytics", "chat"] as const
).flatMap((category) =>
  (["cookie", "local", "session", "frame"] as const).flatMap((kind) => listEntries(category, kind)),
);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function findStorageEntry(kind: StorageKind, name: string): StorageEntry | null {
  const candidates = storageInventory.filter((entry) => entry.kind === kind);
  const matches = (entry: StorageEntry) =>
    new RegExp(`^${entry.name.split("*").map(escapeRegExp).join(".+")}$`).test(name);
  return candidates.find((entry) => entry.name === name) ?? candidates.find(matches) ?? null;
}
