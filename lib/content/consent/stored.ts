/** What this browser currently stores for the site. Runs in the browser. */
import Cookies from "js-cookie";
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
  try {
    return place === "cookie" ? Object.entries(Cookies.get()) : Object.entries(storageOf(place));
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

/** This host and its parent domains: scripts may have set a cookie for the whole domain. */
function listDomains(): string[] {
  const parts = location.hostname.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}

export function eraseStored({ place, name }: Pick<StoredItem, "place" | "name">): void {
  try {
    if (place !== "cookie") {
      storageOf(place).removeItem(name);
      return;
    }
    Cookies.remove(name, { path: "/" });
    for (const domain of listDomains()) Cookies.remove(name, { path: "/", domain });
  } catch {}
}

export function eraseCategory(category: StorageEntry["category"]): void {
  for (const item of listStored()) if (item.entry?.category === category) eraseStored(item);
}
