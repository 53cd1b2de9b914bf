// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveRating } from "@/components/trust/live-rating";
import { RatingFigure } from "@/components/trust/rating-figure";
import { cacheMs } from "@/lib/content/endpoints/retry";

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  ask.mockReset().mockImplementation(async () => Response.json({ rating: 4.4, best: 5, reviews: 1_400 }));
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const source = "On a review site";
const island = (
  <LiveRating source={source}>
    <RatingFigure best={5} rating={4.7} source={source} />
  </LiveRating>
);

/** Hides the tab for a while and shows it again. */
async function comeBackAfter(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

describe("LiveRating", () => {
  it("is complete in the server-rendered HTML", () => {
    const html = renderToString(island);
    expect(html).toContain(">4.7</b>");
    expect(html).toContain("On a review site");
  });

  it("sends no request on a visit, nor on a return within five minutes", async () => {
    render(island);
    await comeBackAfter(cacheMs - 1_000);
    await vi.dynamicImportSettled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByText("4.7")).toBeTruthy();
  });

  it("shows the endpoint's rating on a later return", async () => {
    render(island);
    await comeBackAfter(cacheMs);
    expect(await screen.findByText("4.4", {}, { timeout: 10_000 })).toBeTruthy();
    expect(ask.mock.calls.map(([address]) => address)).toEqual(["/shared-api/trustpilot-rating"]);
    expect(screen.getByText("On a review site")).toBeTruthy();
  });

  it("keeps the server's rating while the endpoint is down", async () => {
    ask.mockImplementation(async () => new Response("{}", { status: 503 }));
    render(island);
    await comeBackAfter(cacheMs);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(screen.getByText("4.7")).toBeTruthy();
  });
});
