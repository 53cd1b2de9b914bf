/** What this browser keeps of this site right now. Runs in the browser. */
import Cookies from "js-cookie";
import { findStorageEntry, type StorageEntry, type StoragePlace } from "./inventory";

export type StoredItem = {
  place: OwnPlace;
  name: string;
  value: string;
  /** Null for what this site does not know: an extension's, or another program's on the same host. */
  entry: StorageEntry | null;
};

/** The places that scripts of this site can look into. */
type OwnPlace = Exclude<StoragePlace, "frame">;

const storageOf = (place: Exclude<OwnPlace, "cookie">) =>
  place === "session" ? sessionStorage : localStorage;

function listPlace(place: OwnPlace): [name: string, value: string][] {
  try {
    return place === "cookie" ? Object.entries(Cookies.get()) : Object.entries(storageOf(place));
  } catch {
    // Closed: then nothing is kept there.
    return [];
  }
}

/** Everything a script may see; a cookie that only the server reads can't be listed here. */
export function listStored(): StoredItem[] {
  return (["cookie", "session", "local"] as const).flatMap((place) =>
    listPlace(place).map(([name, value]) => ({ place, name, value, entry: findStorageEntry(place, name) })),
  );
}

/** This host and those above it: scripts may have set a cookie for the whole domain. */
function listDomains(): string[] {
  const parts = location.hostname.split(".");
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join("."));
}

/** Takes one item out of this browser. */
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

/** Takes out everything that one category allowed. */
export function eraseCategory(category: StorageEntry["category"]): void {
  for (const item of listStored()) if (item.entry?.category === category) eraseStored(item);
}
