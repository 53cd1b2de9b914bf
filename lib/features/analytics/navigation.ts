/** Hears when the open page becomes another one without being loaded. */

type NavigationEvents = Pick<EventTarget, "addEventListener" | "removeEventListener">;

function navigationOf(source: object): NavigationEvents | null {
  const { navigation } = source as { navigation?: NavigationEvents };
  return navigation ?? null;
}

/** Calls `listener` with each new path, until the answered function is called. A change of the query alone is none. */
export function onNavigation(listener: (path: string) => void): () => void {
  let path = location.pathname;
  const look = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    listener(path);
  };
  const navigation = navigationOf(window);
  if (navigation !== null) {
    navigation.addEventListener("currententrychange", look);
    return () => navigation.removeEventListener("currententrychange", look);
  }
  // Browsers without the Navigation API tell of "back" only; links are seen when the page has changed.
  const afterClick = () => setTimeout(look, 1_000);
  addEventListener("popstate", look);
  document.addEventListener("click", afterClick);
  return () => {
    removeEventListener("popstate", look);
    document.removeEventListener("click", afterClick);
  };
}
