import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "@/lib/platform/changes/change-log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { createFollower, type Position } from "@/lib/site/follow-changes";

const work = vi.hoisted(() => ({
  pullFiles: vi.fn(async () => {}),
  notifyThisProcess: vi.fn(async (_published: object) => 200),
}));
vi.mock("@/lib/site/share-changes", () => ({ pullFiles: work.pullFiles }));
vi.mock("@/lib/content/prismic/notify", () => ({ notifyThisProcess: work.notifyThisProcess }));

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
function follow(position: Position | undefined) {
  const read = async <Result>(result: () => Result) => {
    if (isAway) throw new StoreUnavailableError("away");
    return result();
  };
  const changes = {
    listFrom: (sequence: number) => read(() => rows.filter((row) => row.sequence >= sequence)),
    getNewest: () => read(() => rows.at(-1) ?? null),
  };
  return createFollower(changes, "this", position);
}

/** What this process was told to regenerate. */
const regenerated = () => work.notifyThisProcess.mock.calls.map(([published]) => published);
const published = ({ documents, files }: Change) => ({ documents, files });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(performance, "now").mockImplementation(() => time);
  rows = [];
  time = 0;
  isAway = false;
});

describe("a server that follows the others", () => {
  it("applies each change once, in order, after taking over its files", async () => {
    const poll = follow(null);
    await poll();
    rows = [change(1), change(2)];
    await poll();
    await poll();
    expect(work.pullFiles.mock.calls).toEqual([[undefined]]);
    expect(regenerated()).toEqual(rows.map(published));
  });

  it("skips its own changes and drafts", async () => {
    const poll = follow(null);
    rows = [change(1, { origin: "this" }), change(2, { isDraft: true }), change(3)];
    await poll();
    expect(regenerated()).toEqual([published(change(3))]);
  });

  it("applies a change again when that failed", async () => {
    const poll = follow(null);
    rows = [change(1)];
    // Not listening yet.
    work.notifyThisProcess.mockResolvedValueOnce(503);
    await expect(poll()).rejects.toThrow();
    await poll();
    expect(regenerated()).toEqual([published(change(1)), published(change(1))]);
  });

  it.each([
    ["rows between were deleted", [change(5), change(6)]],
    ["the database was restored", [change(2)]],
    ["another change has the same number", [change(3, { id: "other" })]],
    ["the table is empty", []],
  ])("regenerates all pages when %s", async (_name, found) => {
    const poll = follow(change(3));
    rows = found;
    await poll();
    expect(regenerated()).toEqual([{ everything: true }]);
    const next = change((found.at(-1)?.sequence ?? 0) + 1);
    rows = [...found, next];
    await poll();
    expect(regenerated()).toEqual([{ everything: true }, published(next)]);
  });

  it("regenerates all pages after an outage, and if it could not read the log at its start", async () => {
    rows = [change(3)];
    const poll = follow(change(3));
    isAway = true;
    await expect(poll()).rejects.toThrow(StoreUnavailableError);
    isAway = false;
    time = 30_000;
    await poll();
    await follow(undefined)();
    expect(regenerated()).toEqual([{ everything: true }, { everything: true }]);
  });
});
