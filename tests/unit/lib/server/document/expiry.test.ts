import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let expiry: typeof import("@/lib/server/document/expiry");

const start = Date.parse("2026-11-22T09:00:00Z");

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: start });
  vi.resetModules();
  expiry = await import("@/lib/server/document/expiry");
});
afterEach(() => vi.useRealTimers());

describe("expired documents", () => {
  it("are those of the build that are older than the content", () => {
    expect(expiry.isExpired("/a", [], start - 10)).toBe(false);
    expiry.expireBuiltBefore(start - 5);
    expect(expiry.isExpired("/a", [], start - 10)).toBe(true);
    expect(expiry.isExpired("/a", [], start - 1)).toBe(false);
  });

  it("do not include later renders when a content file has a future date", () => {
    expiry.expireBuiltBefore(start + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expiry.recordRender("/a");
    expect(expiry.isExpired("/a", [], start + 1_000)).toBe(false);
    expect(expiry.isExpired("/b", [], start + 1_000)).toBe(false);
  });

  it("are those with a revalidated tag, until they are rendered again", () => {
    expiry.expireTags(["files/posts"]);
    expect(expiry.isExpired("/blog", ["prismic", "files/posts"], start)).toBe(true);
    expect(expiry.isExpired("/pricing", ["prismic"], start)).toBe(false);
    vi.advanceTimersByTime(1);
    expiry.recordRenderStart("/blog");
    expiry.recordRender("/blog");
    expect(expiry.isExpired("/blog", ["files/posts"], start)).toBe(false);
    vi.advanceTimersByTime(1);
    expiry.expireTags(["files/posts"]);
    expect(expiry.isExpired("/blog", ["files/posts"], start)).toBe(true);
  });

  it("include those whose render began before a publication and ended after it", () => {
    expiry.recordRenderStart("/blog");
    vi.advanceTimersByTime(1);
    expiry.expireTags(["files/posts"]);
    expiry.recordRenderStart("/blog");
    vi.advanceTimersByTime(1);
    expiry.recordRender("/blog");
    expect(expiry.isExpired("/blog", ["files/posts"], start)).toBe(true);
    expiry.recordRenderStart("/blog");
    expiry.recordRender("/blog");
    expect(expiry.isExpired("/blog", ["files/posts"], start)).toBe(false);
  });

  it("include those of an hourly render that may have begun before a publication", () => {
    vi.advanceTimersByTime(100_000);
    expiry.expireTags(["files/posts"]);
    vi.advanceTimersByTime(30_000);
    expiry.recordRender("/blog");
    expect(expiry.isExpired("/blog", ["files/posts"], start)).toBe(true);
    vi.advanceTimersByTime(60_000);
    expiry.recordRender("/blog");
    expect(expiry.isExpired("/blog", ["files/posts"], start)).toBe(false);
  });

  it("are no longer expired after one render, even if the clock is set back meanwhile", () => {
    expiry.expireTags(["files/posts"]);
    vi.advanceTimersByTime(1);
    vi.setSystemTime(start - 3_600_000);
    expiry.recordRenderStart("/blog");
    expiry.recordRender("/blog");
    expect(expiry.isExpired("/blog", ["files/posts"], Date.now())).toBe(false);
  });
});
