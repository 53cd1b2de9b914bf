// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchPanel } from "@/components/search/search-panel";
import type { SearchResults } from "@/lib/features/search/results";

const resultsFor = (query: string): SearchResults => ({
  query,
  hits: ["/a", "/b"].map((path) => ({
    path,
    kind: "product",
    title: [{ text: `Page ${path} on ${query}`, isHit: false }],
    description: [],
  })),
  hasMore: false,
});

const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetching.mockImplementation(async (url) =>
    Response.json(resultsFor(new URL(url, "http://localhost").searchParams.get("q") ?? "")),
  );
  vi.stubGlobal("fetch", fetching);
  window.history.replaceState(null, "", "/search");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

const show = (initial: SearchResults | null = null) => {
  if (initial) window.history.replaceState(null, "", `/search?q=${initial.query}`);
  const { container } = render(<SearchPanel action="/search" initial={initial} />);
  return { container, field: screen.getByRole<HTMLInputElement>("searchbox") };
};

/** Types letter by letter, faster than the debounce delay. */
function type(field: HTMLInputElement, text: string) {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, end) } });
  }
}
/** Returns false if the browser does not send the form. */
function submit(field: HTMLInputElement, text: string) {
  type(field, text);
  return fireEvent.submit(field);
}

describe("SearchPanel", () => {
  it("links to the index of all pages where nothing is found", () => {
    show({ query: "qqq", hits: [], hasMore: false });
    expect(screen.getByRole("link", { name: "index of all pages" }).getAttribute("href")).toBe(
      "/search#index",
    );
  });

  it("searches while typing, with one request for the last input", async () => {
    const { field } = show();
    type(field, "session");
    expect(await screen.findByText("2 results for “session”")).toBeDefined();
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe("?q=session");
  });

  it("searches immediately on submit, without leaving the page", async () => {
    vi.useFakeTimers();
    const { field } = show();
    expect(submit(field, "city")).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText("2 results for “city”")).toBeDefined();
  });

  it("searches for the URL's query if the page was rendered for another one, as after Back", async () => {
    window.history.replaceState(null, "", "/search?q=session");
    const { field } = show();
    expect(await screen.findByText("2 results for “session”")).toBeDefined();
    expect(field.value).toBe("session");
  });

  it("moves through the results with the arrow keys, and back with Escape", async () => {
    const { field } = show(resultsFor("germany"));
    field.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement?.getAttribute("href")).toBe("/b");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement?.getAttribute("href")).toBe("/b");
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement?.getAttribute("href")).toBe("/a");
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(field);
  });

  it("reports a failed search, and keeps the last results", async () => {
    fetching.mockResolvedValue(new Response("{}", { status: 503 }));
    const { field } = show(resultsFor("germany"));
    await userEvent.type(field, " berlin");
    expect((await screen.findByText(/not available/)).role).toBe("status");
    expect(screen.getByText("2 results for “germany”")).toBeDefined();
  });

  it("aborts an outdated search, and does not report it as failed", async () => {
    const first = Promise.withResolvers<Response>();
    fetching.mockImplementationOnce((_, { signal }) => {
      signal?.addEventListener("abort", () => first.reject(signal.reason));
      return first.promise;
    });
    const { field } = show();
    submit(field, "old");
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
    submit(field, "new");
    expect(fetching.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(await screen.findByText("2 results for “new”")).toBeDefined();
    await act(async () => {});
    expect(screen.queryByText(/not available/)).toBeNull();
  });
});
