/** Announcements closed in this browser. PRIVACY: only their ids, in local storage; never sent. */

export const closedAnnouncementsKey = "closed_news";
/** There is one announcement at a time, so a few old ids are enough. */
const maxIds = 10;

function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(closedAnnouncementsKey) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function isAnnouncementClosed(id: string): boolean {
  return read().includes(id);
}

/** Stores whether an announcement is closed. If storage is blocked or full, nothing is stored. */
export function storeAnnouncementState(id: string, isClosed: boolean): void {
  const others = read().filter((other) => other !== id);
  try {
    localStorage.setItem(
      closedAnnouncementsKey,
      JSON.stringify(isClosed ? [...others, id].slice(-maxIds) : others),
    );
  } catch {}
}
