import { afterEach, expect, it, vi } from "vitest";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { Turns } from "@/lib/platform/database/turns";

afterEach(() => vi.useRealTimers());

it("gives one turn at a time, also after work that fails, and rejects what has waited for 5 s", async () => {
  vi.useFakeTimers();
  const started: PromiseWithResolvers<number>[] = [];
  const turns = new Turns();
  const work = () => {
    const one = Promise.withResolvers<number>();
    started.push(one);
    return one.promise;
  };
  const results = Promise.allSettled([work, work, work].map((one) => turns.take(one)));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(started).toHaveLength(1);
  started[0]?.reject(new Error("a full disk"));
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toHaveLength(2);
  started[1]?.resolve(2);
  expect(await results).toMatchObject([
    { reason: { message: "a full disk" } },
    { value: 2 },
    { reason: expect.any(StoreUnavailableError) },
  ]);
  const last = turns.take(work);
  await vi.advanceTimersByTimeAsync(0);
  started[2]?.resolve(3);
  expect(await last).toBe(3);
});
