import { expect, it } from "vitest";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { createGroupCommit } from "@/lib/platform/database/group-commit";

it("writes together what arrives during a commit, and rejects what has waited for more than 5 s", async () => {
  let now = 0;
  const groups: number[][] = [];
  const commits: PromiseWithResolvers<void>[] = [];
  const commit = async (items: number[]) => {
    groups.push(items);
    const slow = Promise.withResolvers<void>();
    commits.push(slow);
    await slow.promise;
    return items;
  };
  const write = createGroupCommit<number, number>({
    commitAll: commit,
    commitAlone: async (item) => item,
    clock: () => now,
  });
  const first = write(1);
  const late = [write(2), write(3)];
  now = 2_000;
  const inTime = [write(4), write(5)];
  now = 5_001;
  const rejected = Promise.allSettled(late);
  commits[0]?.resolve();
  expect(await first).toBe(1);
  for (const result of await rejected)
    expect(result).toMatchObject({ reason: expect.any(StoreUnavailableError) });
  commits[1]?.resolve();
  expect(await Promise.all(inTime)).toEqual([4, 5]);
  const last = write(6);
  now = 20_000;
  const lateOnly = Promise.allSettled([write(7)]);
  now = 26_000;
  commits[2]?.resolve();
  expect(await last).toBe(6);
  expect(await lateOnly).toMatchObject([{ status: "rejected" }]);
  // No empty group is committed.
  expect(groups).toEqual([[1], [4, 5], [6]]);
});

it("does not let a group wait for items that are written alone", async () => {
  const { promise: written, resolve: end } = Promise.withResolvers<void>();
  const write = createGroupCommit<number, number>({
    commitAll: async (items) => items.map((item) => (item < 0 ? null : item)),
    commitAlone: (item) => written.then(() => item),
  });
  const slow = [-1, -2].map(write);
  expect(await Promise.all([1, 2].map(write))).toEqual([1, 2]);
  end();
  expect(await Promise.all(slow)).toEqual([-1, -2]);
});
