/**
 * Everything that this site may store in a browser. The page that shows and erases it reads this list, and a
 * test compares it with the text of `/legal/cookies`: anything not listed here must not be stored.
 */
import type { ConsentCategory } from "./choice";
import inventory from "./inventory.json" with { type: "json" };

/** `frame`: a third-party frame in our page. It stores data under its own origin, out of our reach. */
export type StorageKind = "cookie" | "session" | "local" | "frame";

export type StorageEntry = {
  /** Its name; `*` is a wildcard. */
  name: string;
  place: StorageKind;
  /** Required consent; `necessary` needs none. */
  category: "necessary" | ConsentCategory;
  purpose: string;
  /** Completes the sentence "Kept …". */
  lifetime: string;
};

type Purpose = Pick<StorageEntry, "purpose" | "lifetime">;
type Places = Partial<Record<StorageKind, Record<string, Purpose>>>;
const categories: Record<StorageEntry["category"], Places> = inventory;

const listPlace = (category: StorageEntry["category"], place: StorageKind): StorageEntry[] =>
  Object.entries(categories[category][place] ?? {}).map(([name, purpose]) => ({
    ...{ name, place, category },
    ...purpose,
  }));

export const storageInventory: readonly StorageEntry[] = (
  ["necessary", "marketing", "analytics", "chat"] as const
).flatMap((category) =>
  (["cookie", "local", "session", "frame"] as const).flatMap((place) => listPlace(category, place)),
);

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export function findStorageEntry(place: StorageKind, name: string): StorageEntry | null {
  const candidates = storageInventory.filter((entry) => entry.place === place);
  const matches = (entry: StorageEntry) =>
    new RegExp(`^${entry.name.split("*").map(escapeText).join(".+")}$`).test(name);
  return candidates.find((entry) => entry.name === name) ?? candidates.find(matches) ?? null;
}
