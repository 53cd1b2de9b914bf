import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let outdated: typeof import("@/lib/server/document/expiry");

const start = Date.parse("2026-11-22T09:00:00Z");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: start });
  vi.resetModules();
  outdated = await import("@/lib/server/document/expiry");
});
afterEach(() => vi.useRealTimers());

describe("outdated documents", () => {
  it("are those of the build that are older than the content", () => {
    expect(outdated.isExpired("/a", [], start - 10)).toBe(false);
    outdated.expireBuiltBefore(start - 5);
    expect(outdated.isExpired("/a", [], start - 10)).toBe(true);
    expect(outdated.isExpired("/a", [], start - 1)).toBe(false);
  });

  it("are not all documents because of a file with a future date", () => {
    outdated.expireBuiltBefore(start + 3_600_000);
    vi.advanceTimersByTime(1_000);
    outdated.recordRender("/a");
    expect(outdated.isExpired("/a", [], start + 1_000)).toBe(false);
    expect(outdated.isExpired("/b", [], start + 1_000)).toBe(false);
  });

  it("are those with a revalidated tag, until they are rendered again", () => {
    outdated.expireTags(["files/posts"]);
    expect(outdated.isExpired("/blog", ["prismic", "files/posts"], start)).toBe(true);
    expect(outdated.isExpired("/pricing", ["prismic"], start)).toBe(false);
    vi.advanceTimersByTime(1);
    outdated.recordRenderStart("/blog");
    outdated.recordRender("/blog");
    expect(outdated.isExpired("/blog", ["files/posts"], start)).toBe(false);
    vi.advanceTimersByTime(1);
    outdated.expireTags(["files/posts"]);
    expect(outdated.isExpired("/blog", ["files/posts"], start)).toBe(true);
  });

  it("are those whose render began before a publication, also if it ended later", () => {
    outdated.recordRenderStart("/blog");
    vi.advanceTimersByTime(1);
    outdated.expireTags(["files/posts"]);
    outdated.recordRenderStart("/blog");
    vi.advanceTimersByTime(1);
    outdated.recordRender("/blog");
    expect(outdated.isExpired("/blog", ["files/posts"], start)).toBe(true);
    outdated.recordRenderStart("/blog");
    outdated.recordRender("/blog");
    expect(outdated.isExpired("/blog", ["files/posts"], start)).toBe(false);
  });

  it("are those of an hourly render that may have begun before a publication", () => {
    vi.advanceTimersByTime(100_000);
    outdated.expireTags(["files/posts"]);
    vi.advanceTimersByTime(30_000);
    outdated.recordRender("/blog");
    expect(outdated.isExpired("/blog", ["files/posts"], start)).toBe(true);
    vi.advanceTimersByTime(60_000);
    outdated.recordRender("/blog");
    expect(outdated.isExpired("/blog", ["files/posts"], start)).toBe(false);
  });

  it("are rendered once, even if the clock is set back meanwhile", () => {
    outdated.expireTags(["files/posts"]);
    vi.advanceTimersByTime(1);
    vi.setSystemTime(start - 3_600_000);
    outdated.recordRenderStart("/blog");
    outdated.recordRender("/blog");
    expect(outdated.isExpired("/blog", ["files/posts"], Date.now())).toBe(false);
  });
});
