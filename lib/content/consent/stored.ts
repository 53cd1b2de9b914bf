/** Lists and erases what this browser stores for the site. Runs in the browser. */
import { listCookies, removeCookie } from "@/lib/platform/browser/cookies";
import { findStorageEntry, type StorageEntry, type StorageKind } from "./inventory";

export type StoredItem = {
  kind: OwnKind;
  name: string;
  value: string;
  /** Its entry in the inventory; null if unknown: from an extension, or another application on the same host. */
  entry: StorageEntry | null;
};

/** Storage that scripts of this site can access. */
type OwnKind = Exclude<StorageKind, "frame">;

const storageOf = (kind: Exclude<OwnKind, "cookie">) => (kind === "session" ? sessionStorage : localStorage);

function listPairs(kind: OwnKind): [name: string, value: string][] {
  if (kind === "cookie") return Object.entries(listCookies());
  try {
    return Object.entries(storageOf(kind));
  } catch {
    // Storage is blocked, so it is empty.
    return [];
  }
}

/** All entries that scripts can read; HttpOnly cookies cannot be listed. */
export function listStored(): StoredItem[] {
  return (["cookie", "session", "local"] as const).flatMap((kind) =>
    listPairs(kind).map(([name, value]) => ({ kind, name, value, entry: findStorageEntry(kind, name) })),
  );
}

export function eraseStored({ kind, name }: Pick<StoredItem, "kind" | "name">): void {
  try {
    if (kind === "cookie") removeCookie(name);
    else storageOf(kind).removeItem(name);
  } catch {}
}

export function eraseCategory(category: StorageEntry["category"]): void {
  for (const item of listStored()) if (item.entry?.category === category) eraseStored(item);
}
