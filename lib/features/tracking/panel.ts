/** The panel with campaign data: `?attribution=show` opens it, until it is closed. */

const key = "attribution_panel";

/** Whether to show the panel on this page; the query parameter is remembered for the tab. */
export function isPanelWanted(): boolean {
  const isAsked = new URLSearchParams(location.search).get("attribution") === "show";
  try {
    if (isAsked) sessionStorage.setItem(key, "true");
    return isAsked || sessionStorage.getItem(key) === "true";
  } catch {
    // Storage is blocked, so only the query parameter opens it.
    return isAsked;
  }
}

export function closePanel(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
