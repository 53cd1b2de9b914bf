import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchResults } from "@/lib/features/search/results";
import { parseQuery } from "@/lib/features/search/words";

/** Delay between the last keystroke and the request. */
const debounceMs = 180;

type State = "idle" | "loading" | "failed";

async function fetchResults(query: string, signal: AbortSignal): Promise<SearchResults> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`Search responded with ${response.status}`);
  return response.json();
}

/** Searches while typing: with a delay, one request at a time, and keeps the URL in sync. */
export function useSearch(initial: SearchResults | null, path: string) {
  const [results, setResults] = useState(initial);
  const [state, setState] = useState<State>("idle");
  const running = useRef<{ timer: number; abort: AbortController } | null>(null);

  const stop = useCallback(() => {
    if (!running.current) return;
    clearTimeout(running.current.timer);
    running.current.abort.abort();
    running.current = null;
  }, []);

  useEffect(() => stop, [stop]);

  const run = useCallback(
    async (query: string, { signal }: AbortController) => {
      try {
        const found = await fetchResults(query, signal);
        setResults(found);
        setState("idle");
        window.history.replaceState(null, "", `${path}?${new URLSearchParams({ q: found.query })}`);
      } catch {
        // The request was aborted by a newer one, which sets the state itself.
        if (!signal.aborted) setState("failed");
      }
    },
    [path],
  );

  const search = useCallback(
    (text: string, { isImmediate = false } = {}) => {
      stop();
      const query = parseQuery(text);
      if (query === "") {
        setResults(null);
        setState("idle");
        window.history.replaceState(null, "", path);
        return;
      }
      setState("loading");
      const abort = new AbortController();
      const timer = window.setTimeout(() => run(query, abort), isImmediate ? 0 : debounceMs);
      running.current = { timer, abort };
    },
    [path, run, stop],
  );

  return { results, state, search };
}
