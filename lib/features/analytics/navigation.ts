type NavigationEvents = Pick<EventTarget, "addEventListener" | "removeEventListener">;

function navigationOf(source: object): NavigationEvents | null {
  // Not every browser has the Navigation API.
  const { navigation } = source as { navigation?: NavigationEvents };
  return navigation ?? null;
}

/** Calls `listener` with each new path, not for a changed query; returns how to stop. */
export function onNavigation(listener: (path: string) => void): () => void {
  let path = location.pathname;
  const checkPath = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    listener(path);
  };
  const navigation = navigationOf(window);
  if (navigation !== null) {
    navigation.addEventListener("currententrychange", checkPath);
    return () => navigation.removeEventListener("currententrychange", checkPath);
  }
  // Without the Navigation API, only back and forward fire an event. Check after each click, when the page
  // may have changed.
  const afterClick = () => setTimeout(checkPath, 1_000);
  addEventListener("popstate", checkPath);
  document.addEventListener("click", afterClick);
  return () => {
    removeEventListener("popstate", checkPath);
    document.removeEventListener("click", afterClick);
  };
}
