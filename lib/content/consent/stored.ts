/** What this browser currently stores for the site. Runs in the browser. */
import { listCookies, removeCookie } from "@/lib/platform/browser/cookies";
import { findStorageEntry, type StorageEntry, type StorageKind } from "./inventory";

export type StoredItem = {
  place: OwnPlace;
  name: string;
  value: string;
  /** Null for unknown entries: from an extension, or another application on the same host. */
  entry: StorageEntry | null;
};

/** Storage that scripts of this site can access. */
type OwnPlace = Exclude<StorageKind, "frame">;

const storageOf = (place: Exclude<OwnPlace, "cookie">) =>
  place === "session" ? sessionStorage : localStorage;

function listPlace(place: OwnPlace): [name: string, value: string][] {
  if (place === "cookie") return Object.entries(listCookies());
  try {
    return Object.entries(storageOf(place));
  } catch {
    // Storage is blocked, so it is empty.
    return [];
  }
}

/** All entries that scripts can read; HttpOnly cookies cannot be listed. */
export function listStored(): StoredItem[] {
  return (["cookie", "session", "local"] as const).flatMap((place) =>
    listPlace(place).map(([name, value]) => ({ place, name, value, entry: findStorageEntry(place, name) })),
  );
}

export function eraseStored({ place, name }: Pick<StoredItem, "place" | "name">): void {
  try {
    if (place === "cookie") removeCookie(name);
    else storageOf(place).removeItem(name);
  } catch {}
}

export function eraseCategory(category: StorageEntry["category"]): void {
  for (const item of listStored()) if (item.entry?.category === category) eraseStored(item);
}
