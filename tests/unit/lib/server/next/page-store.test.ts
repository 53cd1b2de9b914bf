import { describe, expect, it } from "vitest";
import { isCompletePage } from "@/lib/server/next/page-store";

describe("an incomplete cached page", () => {
  const page = {
    html: "<!DOCTYPE html><html><body>words</body></html>",
    rscData: Buffer.from('0:{"a":1}\n1:"words"\n'),
    segmentData: new Map([["/_tree", Buffer.from("0:{}\n")]]),
  };

  it("is detected at every truncated length of a document and its data", () => {
    expect(isCompletePage(page)).toBe(true);
    for (let length = 0; length < page.html.length; length++)
      expect(isCompletePage({ ...page, html: page.html.slice(0, length) }), String(length)).toBe(false);
    for (const length of [0, 5, page.rscData.length - 1])
      expect(isCompletePage({ ...page, rscData: page.rscData.subarray(0, length) })).toBe(false);
    expect(isCompletePage({ ...page, segmentData: new Map([["/_tree", Buffer.alloc(0)]]) })).toBe(false);
    expect(isCompletePage({ ...page, rscData: undefined, segmentData: undefined })).toBe(true);
    const atFirstVisit = new Map([["/a-fake-segment/__PAGE__", Buffer.alloc(0)]]);
    expect(isCompletePage({ ...page, segmentData: atFirstVisit })).toBe(true);
  });
});
