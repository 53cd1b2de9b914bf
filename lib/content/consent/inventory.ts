/**
 * Everything that this site may store in a browser. The page that shows and erases it reads this list, and a
 * test compares it with the text of `/legal/cookies`: anything not listed here must not be stored.
 */
import type { ConsentCategory } from "./choice";
import inventory from "./inventory.json" with { type: "json" };

/** `session` and `local`: Web Storage. `frame`: a third-party frame in our page. It stores data under its own origin, out of our reach. */
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

type Details = Pick<StorageEntry, "purpose" | "lifetime">;
type EntriesByKind = Partial<Record<StorageKind, Record<string, Details>>>;
const categories: Record<StorageEntry["category"], EntriesByKind> = inventory;

const listEntries = (category: StorageEntry["category"], kind: StorageKind): StorageEntry[] =>
  Object.entries(categories[category][kind] ?? {}).map(([name, details]) => ({
    name,
    kind,
    category,
    ...details,
  }));

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
