import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "@/lib/content/prismic/embedded/content";

/** A site whose webhook responds with `status`, and whose repository may be unavailable. */
const site = vi.hoisted(() => ({
  /** Null: no response. */
  status: 200 as number | null,
  isRepositoryDown: false,
  changes: [] as Change[],
  listed: [] as Change[],
  /** Ids in the requests to the webhook. */
  notified: [] as string[][],
  publications: 0,
  logged: [] as string[],
}));

function refresh(): void {
  if (site.isRepositoryDown) throw new Error("unavailable");
  site.listed = site.changes.filter(({ at }) => at > Date.now());
}

vi.mock("@/lib/base/log", async (load) => ({
  ...(await load<object>()),
  log: (level: string, event: string) => site.logged.push(`${level} ${event}`),
}));
vi.mock("@/lib/content/editing/versions", () => ({
  publishDue: async () => {
    site.publications += 1;
  },
}));
vi.mock("@/lib/content/prismic/client", () => ({ isEmbedded: true }));
vi.mock("@/lib/content/prismic/notify", () => ({
  notifyThisProcess: async ({ documents }: { documents: string[] }) => {
    site.notified.push(documents);
    if (site.status === 200 && !site.isRepositoryDown) refresh();
    return site.status;
  },
}));
vi.mock("@/lib/site/share-changes", () => ({
  changeContent: (work: (record: null) => Promise<void>) => work(null),
}));
vi.mock("@/lib/site/page-paths", () => ({
  listChanges: () => site.listed,
  refreshPagePaths: async () => refresh(),
}));

const { startSchedule } = await import("@/lib/site/schedule");

let schedule: { stop(): void };
const advanceSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  const changes = [
    { at: 500, ids: ["a"] },
    { at: 3_500, ids: ["b"] },
  ];
  Object.assign(site, {
    status: 200,
    isRepositoryDown: false,
    changes,
    listed: changes,
    notified: [],
    publications: 0,
    logged: [],
  });
  schedule = startSchedule();
});
afterEach(() => {
  schedule.stop();
  vi.useRealTimers();
});

describe("startSchedule", () => {
  it("publishes each change when it is due, and regenerates its pages", async () => {
    await advanceSeconds(3);
    expect(site.notified).toEqual([["a"]]);
    await advanceSeconds(3);
    expect(site.notified).toEqual([["a"], ["b"]]);
    expect(site.logged).toEqual(["info content.due", "info content.due"]);
  });

  it("publishes a change that is due when the paths are read again before its turn", async () => {
    await advanceSeconds(3.6);
    refresh();
    await advanceSeconds(1);
    expect(site.notified).toEqual([["a"], ["b"]]);
  });

  it("publishes a change that is listed only after it fell due", async () => {
    await advanceSeconds(2.5);
    site.listed = [{ at: 2_000, ids: ["c"] }];
    await advanceSeconds(1);
    expect(site.notified).toEqual([["a"], ["c"]]);
  });

  it("retries while the webhook fails, with the changes that get due meanwhile, and logs the failure once", async () => {
    site.status = 503;
    await advanceSeconds(5);
    expect(site.publications).toBe(2);
    expect(site.logged).toEqual(["warn content.due"]);
    site.status = 200;
    await advanceSeconds(3);
    expect(site.notified.at(-1)).toEqual(["a", "b"]);
    expect(site.logged).toEqual(["warn content.due", "info content.due"]);
  });

  it.each([200, 503, null])(
    "retries while the repository is unavailable and the webhook's status is %s, and publishes once",
    async (status) => {
      Object.assign(site, { status, isRepositoryDown: true });
      await advanceSeconds(3);
      expect(site.notified.length).toBeGreaterThan(1);
      expect(site.publications).toBe(1);
      expect(site.logged.filter((line) => line.endsWith("content.due"))).toEqual(["warn content.due"]);
      Object.assign(site, { status: 200, isRepositoryDown: false });
      await advanceSeconds(1);
      expect(site.logged.at(-1)).toBe("info content.due");
      expect(site.notified.at(-1)).toEqual(["a", "b"]);
      expect(site.publications).toBe(2);
    },
  );
});
