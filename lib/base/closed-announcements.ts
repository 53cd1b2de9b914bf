/**
 * Which news this browser has closed. PRIVACY: ids of news in local storage, nothing about the visitor;
 * nobody else reads them.
 */

/** Its name in the storage. */
export const closedNewsKey = "closed_news";
/** News come one at a time; a few old ones are enough to know. */
const remembered = 10;

function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(closedNewsKey) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function isNewsClosed(id: string): boolean {
  return read().includes(id);
}

/** Remembers news as closed, or as open again. Where storage is off or full, the page forgets. */
export function rememberNews(id: string, isClosed: boolean): void {
  const others = read().filter((other) => other !== id);
  try {
    localStorage.setItem(
      closedNewsKey,
      JSON.stringify(isClosed ? [...others, id].slice(-remembered) : others),
    );
  } catch {}
}
