import { describe, expect, it } from "vitest";
import { parseRetryAfter } from "@/lib/content/prismic/remote-fetch";

describe("the pause that a busy host asks for", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");

  it.each([
    ["3", 3_000],
    ["0", 0],
    ["Fri, 20 Nov 2026 10:00:07 GMT", 7_000],
    ["Fri, 20 Nov 2026 09:00:00 GMT", 0],
    ["soon", 250],
    ["", 250],
    [undefined, 250],
    [["1", "2"], 250],
  ])("is read from %j", (header, pause) => {
    expect(parseRetryAfter(header, now, 250)).toBe(pause);
  });
});
