import { afterEach, expect, it, vi } from "vitest";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { Mutex } from "@/lib/platform/database/mutex";

afterEach(() => vi.useRealTimers());

it("runs one work at a time, also after one that fails, and rejects what has waited for 5 s", async () => {
  vi.useFakeTimers();
  const started: PromiseWithResolvers<number>[] = [];
  const mutex = new Mutex();
  const work = () => {
    const one = Promise.withResolvers<number>();
    started.push(one);
    return one.promise;
  };
  const results = Promise.allSettled([work, work, work].map((one) => mutex.runExclusive(one)));
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
  const last = mutex.runExclusive(work);
  await vi.advanceTimersByTimeAsync(0);
  started[2]?.resolve(3);
  expect(await last).toBe(3);
});
