import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchResults } from "@/lib/features/search/results";
import { normalizeQuery } from "@/lib/features/search/words";

/** Delay between the last keystroke and the request. */
const debounceMs = 180;

type State = "idle" | "loading" | "failed";

async function fetchResults(query: string, signal: AbortSignal): Promise<SearchResults> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`Search responded with ${response.status}`);
  return response.json();
}

/** Debounced search: at most one request at a time. Keeps the query in the URL; `path` is that of the page with the search. */
export function useSearch(initialResults: SearchResults | null, path: string) {
  const [results, setResults] = useState(initialResults);
  const [state, setState] = useState<State>("idle");
  const pending = useRef<{ timer: number; controller: AbortController } | null>(null);

  const cancel = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    pending.current.controller.abort();
    pending.current = null;
  }, []);

  // Cancels on unmount.
  useEffect(() => cancel, [cancel]);

  const showResults = useCallback(
    async (query: string, signal: AbortSignal) => {
      try {
        const found = await fetchResults(query, signal);
        setResults(found);
        setState("idle");
        window.history.replaceState(null, "", `${path}?${new URLSearchParams({ q: found.query })}`);
      } catch {
        // Aborted by a newer search, which has set the state, or by unmounting.
        if (!signal.aborted) setState("failed");
      }
    },
    [path],
  );

  const search = useCallback(
    (text: string, { isImmediate = false } = {}) => {
      cancel();
      const query = normalizeQuery(text);
      if (query === "") {
        setResults(null);
        setState("idle");
        window.history.replaceState(null, "", path);
        return;
      }
      setState("loading");
      const controller = new AbortController();
      const timer = window.setTimeout(
        () => showResults(query, controller.signal),
        isImmediate ? 0 : debounceMs,
      );
      pending.current = { timer, controller };
    },
    [path, showResults, cancel],
  );

  return { results, state, search };
}
