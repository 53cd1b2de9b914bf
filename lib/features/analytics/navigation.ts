type NavigationEvents = Pick<EventTarget, "addEventListener">;

function navigationOf(source: object): NavigationEvents | null {
  // Not every browser has the Navigation API.
  const { navigation } = source as { navigation?: NavigationEvents };
  return navigation ?? null;
}

/** When to look for a new path after a click (ms): the path changes once the next page's data has arrived. */
const checksAfterClick = [1_000, 3_000, 10_000];

/** Calls `listener` with each new path, but not when only the query changes. Returns a function that unsubscribes. */
export function onNavigation(listener: (path: string) => void): () => void {
  let path = location.pathname;
  const listening = new AbortController();
  const { signal } = listening;
  const checkPath = () => {
    if (signal.aborted || location.pathname === path) return;
    path = location.pathname;
    listener(path);
  };
  const navigation = navigationOf(window);
  if (navigation !== null) {
    navigation.addEventListener("currententrychange", checkPath, { signal });
  } else {
    // Without the Navigation API, only back and forward fire an event. Any click may open another page.
    const afterClick = () => {
      for (const ms of checksAfterClick) setTimeout(checkPath, ms);
    };
    addEventListener("popstate", checkPath, { signal });
    document.addEventListener("click", afterClick, { signal });
  }
  return () => listening.abort();
}
