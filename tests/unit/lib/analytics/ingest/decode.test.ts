import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeBatch } from "@/lib/analytics/ingest/decode";

const value = [{ event: "$pageview" }];
const json = JSON.stringify(value);

describe("decodeBatch", () => {
  it.each([
    ["gzip", gzipSync(json)],
    ["base64 in a form", Buffer.from(`data=${encodeURIComponent(Buffer.from(json).toString("base64"))}`)],
    ["plain JSON", Buffer.from(json)],
  ])("reads %s", async (_name, bytes) => {
    expect(await decodeBatch(bytes)).toEqual({ ok: true, value });
  });

  it("stops to unpack a bomb", async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1_048_576, 32));
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await decodeBatch(bomb)).toEqual({ ok: false, code: "too-large" });
  });

  it.each([
    ["broken gzip", Buffer.from([0x1f, 0x8b, 1, 2])],
    ["no JSON", Buffer.from("{")],
    ["nothing", Buffer.alloc(0)],
    ["bad base64", Buffer.from("data=%%%")],
    ["invalid UTF-8", Buffer.from([0x22, 0xff, 0x22])],
    ["deep nesting", Buffer.from("[".repeat(200) + "]".repeat(200))],
  ])("refuses %s", async (_name, bytes) => {
    expect(await decodeBatch(bytes)).toEqual({ ok: false, code: "bad-request" });
  });
});
