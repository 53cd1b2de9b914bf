import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "@/lib/platform/changes/change-log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { createFollower, type Position } from "@/lib/site/follow-changes";

const change = (sequence: number, more: Partial<Change> = {}): Change => ({
  sequence,
  id: `id-${sequence}`,
  origin: "another",
  isDraft: false,
  documents: [`document-${sequence}`],
  files: [],
  at: 0,
  ...more,
});

let rows: Change[];
let time: number;
let isAway: boolean;
const work = {
  pullFiles: vi.fn(async () => {}),
  apply: vi.fn(async () => {}),
  regenerateAllPages: vi.fn(async () => {}),
};

function follow(position: Position | undefined) {
  const read = async <Result>(result: () => Result) => {
    if (isAway) throw new StoreUnavailableError("away");
    return result();
  };
  return createFollower({
    changes: {
      listFrom: (sequence) => read(() => rows.filter((row) => row.sequence >= sequence)),
      getNewest: () => read(() => rows.at(-1) ?? null),
    },
    origin: "this",
    position,
    now: () => time,
    ...work,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  rows = [];
  time = 0;
  isAway = false;
});

describe("a server that follows the others", () => {
  it("applies each change once, in order, after taking over its files", async () => {
    const follower = follow(null);
    await follower.poll();
    rows = [change(1), change(2)];
    await follower.poll();
    await follower.poll();
    expect(work.pullFiles.mock.calls).toEqual([[undefined]]);
    expect(work.apply.mock.calls).toEqual([[rows[0]], [rows[1]]]);
    expect(work.regenerateAllPages).not.toHaveBeenCalled();
  });

  it("skips its own changes and drafts", async () => {
    const follower = follow(null);
    rows = [change(1, { origin: "this" }), change(2, { isDraft: true }), change(3)];
    await follower.poll();
    expect(work.apply.mock.calls).toEqual([[rows[2]]]);
  });

  it("applies a change again when that failed", async () => {
    const follower = follow(null);
    rows = [change(1)];
    work.apply.mockRejectedValueOnce(new Error("not listening yet"));
    await expect(follower.poll()).rejects.toThrow();
    await follower.poll();
    expect(work.apply).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["rows between were deleted", [change(5), change(6)]],
    ["the database was restored", [change(2)]],
    ["another change has its number", [change(3, { id: "other" })]],
    ["the table is empty", []],
  ])("makes everything anew when %s", async (_name, found) => {
    const follower = follow(change(3));
    rows = found;
    await follower.poll();
    expect(work.regenerateAllPages).toHaveBeenCalledTimes(1);
    rows = [...found, change((found.at(-1)?.sequence ?? 0) + 1)];
    await follower.poll();
    expect(work.regenerateAllPages).toHaveBeenCalledTimes(1);
    expect(work.apply).toHaveBeenCalledTimes(1);
  });

  it("regenerates all pages after an outage, and if it could not read the log at its start", async () => {
    rows = [change(3)];
    const follower = follow(change(3));
    isAway = true;
    await expect(follower.poll()).rejects.toThrow(StoreUnavailableError);
    isAway = false;
    time = 30_000;
    await follower.poll();
    expect(work.regenerateAllPages).toHaveBeenCalledTimes(1);
    await follow(undefined).poll();
    expect(work.regenerateAllPages).toHaveBeenCalledTimes(2);
  });
});
