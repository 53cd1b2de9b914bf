import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let outdated: typeof import("@/lib/server/document/outdated");

const start = Date.parse("2026-11-22T09:00:00Z");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: start });
  vi.resetModules();
  outdated = await import("@/lib/server/document/outdated");
});
afterEach(() => vi.useRealTimers());

describe("outdated documents", () => {
  it("are those of the build that are older than the content", () => {
    expect(outdated.isOutdated("/a", [], start - 10)).toBe(false);
    outdated.outdateBuilt(start - 5);
    expect(outdated.isOutdated("/a", [], start - 10)).toBe(true);
    expect(outdated.isOutdated("/a", [], start - 1)).toBe(false);
  });

  it("are not all of them because of a file from the future", () => {
    outdated.outdateBuilt(start + 3_600_000);
    vi.advanceTimersByTime(1_000);
    outdated.noteMade("/a");
    expect(outdated.isOutdated("/a", [], start + 1_000)).toBe(false);
    expect(outdated.isOutdated("/b", [], start + 1_000)).toBe(false);
  });

  it("are those with a tag, until they are made anew", () => {
    outdated.outdateTags(["files/posts"]);
    expect(outdated.isOutdated("/blog", ["prismic", "files/posts"], start)).toBe(true);
    expect(outdated.isOutdated("/pricing", ["prismic"], start)).toBe(false);
    vi.advanceTimersByTime(1);
    outdated.noteMade("/blog");
    expect(outdated.isOutdated("/blog", ["files/posts"], start)).toBe(false);
    vi.advanceTimersByTime(1);
    outdated.outdateTags(["files/posts"]);
    expect(outdated.isOutdated("/blog", ["files/posts"], start)).toBe(true);
  });

  it("are made once, even when the clock is set back meanwhile", () => {
    outdated.outdateTags(["files/posts"]);
    vi.advanceTimersByTime(1);
    vi.setSystemTime(start - 3_600_000);
    outdated.noteMade("/blog");
    expect(outdated.isOutdated("/blog", ["files/posts"], Date.now())).toBe(false);
  });
});
