/** The panel of campaign data: opened by `?attribution=show`, it stays open in the tab until it is closed. */

const key = "attribution_panel";

/** Whether to show the panel on this page; the address is remembered for the tab. */
export function isPanelWanted(): boolean {
  try {
    if (new URLSearchParams(location.search).get("attribution") === "show") {
      sessionStorage.setItem(key, "true");
      return true;
    }
    return sessionStorage.getItem(key) === "true";
  } catch {
    // Storage is closed: then the address alone opens it.
    return location.search.includes("attribution=show");
  }
}

export function closePanel(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
