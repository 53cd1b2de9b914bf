// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryProvider } from "@/components/query/query-provider";
import { useEndpoint } from "@/components/query/use-endpoint";

let answer = () => Response.error();
const asked: string[] = [];

beforeEach(() => {
  // Fake timers, because a slow machine takes longer than a millisecond between two steps.
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.length = 0;
});

const good = () => Response.json({ asOf: "2026-11-20", rating: 4.7, best: 5, reviews: 1312 });
const down = () => new Response("{}", { status: 503 });

function Rating() {
  const { data, isError } = useEndpoint("trustpilot-rating");
  if (isError) return <p>not known</p>;
  return <p>{data === undefined ? "waiting" : `${data.rating} of ${data.best}`}</p>;
}

const show = () =>
  render(
    <QueryProvider>
      <Rating />
      <Rating />
    </QueryProvider>,
  );

/** Waits until pending responses are rendered. */
const passMoment = () => act(() => vi.advanceTimersByTimeAsync(10));

describe("an island that uses an endpoint", () => {
  it("requests data from our own origin, once for all components", async () => {
    answer = good;
    show();
    await passMoment();
    expect(screen.getAllByText("4.7 of 5")).toHaveLength(2);
    expect(asked).toEqual(["/shared-api/trustpilot-rating"]);
  });

  it("retries after one, two and four seconds, then fails", async () => {
    answer = down;
    show();
    const counts = [];
    for (const ms of [0, 999, 1, 1_999, 1, 3_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(asked.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
    await passMoment();
    expect(screen.getAllByText("not known")).toHaveLength(2);
  });

  it("caches a response for five minutes", async () => {
    answer = good;
    const { rerender } = show();
    await passMoment();
    expect(screen.getAllByText("4.7 of 5")).toHaveLength(2);
    const again = (key: string) =>
      rerender(
        <QueryProvider>
          <Rating key={key} />
        </QueryProvider>,
      );
    await vi.advanceTimersByTimeAsync(299_000);
    again("a");
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    again("b");
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
  });
});
