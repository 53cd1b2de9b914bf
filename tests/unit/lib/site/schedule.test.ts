import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "@/lib/content/prismic/embedded/content";

/** A site whose webhook responds with `status`, and whose repository may be unavailable. */
const site = vi.hoisted(() => ({
  status: 200 as number | null,
  isRepositoryDown: false,
  changes: [] as Change[],
  next: null as Change | null,
  /** Ids in the requests to the webhook. */
  notified: [] as string[][],
  publications: 0,
  logged: [] as string[],
}));

function refresh(): void {
  if (site.isRepositoryDown) throw new Error("unavailable");
  site.next = site.changes.find(({ at }) => at > Date.now()) ?? null;
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
  getNextChange: () => site.next,
  refreshPagePaths: async () => refresh(),
}));

const { startSchedule } = await import("@/lib/site/schedule");

let schedule: { stop(): void };
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  const changes = [
    { at: 500, ids: ["a"] },
    { at: 3_500, ids: ["b"] },
  ];
  const next = changes[0] ?? null;
  const isRepositoryDown = false;
  Object.assign(site, {
    status: 200,
    isRepositoryDown,
    changes,
    next,
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
    await seconds(3);
    expect(site.notified).toEqual([["a"]]);
    await seconds(3);
    expect(site.notified).toEqual([["a"], ["b"]]);
    expect(site.logged).toEqual(["info content.due", "info content.due"]);
  });

  it("retries while the webhook fails, with the changes that get due meanwhile, and logs the failure once", async () => {
    site.status = 503;
    await seconds(5);
    expect(site.publications).toBe(2);
    expect(site.logged).toEqual(["warn content.due"]);
    site.status = 200;
    await seconds(3);
    expect(site.notified.at(-1)).toEqual(["a", "b"]);
    expect(site.logged).toEqual(["warn content.due", "info content.due"]);
  });

  it.each([200, 503, null])(
    "retries while the repository is unavailable and the webhook's status is %s, and publishes once",
    async (status) => {
      Object.assign(site, { status, isRepositoryDown: true });
      await seconds(3);
      expect(site.notified.length).toBeGreaterThan(1);
      expect(site.publications).toBe(1);
      expect(site.logged.filter((line) => line.endsWith("content.due"))).toEqual(["warn content.due"]);
      Object.assign(site, { status: 200, isRepositoryDown: false });
      await seconds(1);
      expect(site.logged.at(-1)).toBe("info content.due");
    },
  );
});
