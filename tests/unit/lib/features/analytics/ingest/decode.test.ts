import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeBatch, parseBatch } from "@/lib/features/analytics/ingest/decode";

const value = [{ event: "$pageview" }];
const json = JSON.stringify(value);

/** The value of a body, why it cannot be decompressed, or undefined for no valid JSON. */
async function decode(body: Uint8Array): Promise<unknown> {
  const decoded = await decodeBatch(body);
  return decoded.ok ? parseBatch(decoded.bytes) : decoded.code;
}

describe("decodeBatch and parseBatch", () => {
  it.each([
    ["gzip", gzipSync(json)],
    ["base64 in a form", Buffer.from(`data=${encodeURIComponent(Buffer.from(json).toString("base64"))}`)],
    ["plain JSON", Buffer.from(json)],
  ])("reads %s", async (_name, bytes) => {
    expect(await decode(bytes)).toEqual(value);
  });

  it.each([
    ["broken gzip", Buffer.from([0x1f, 0x8b, 1, 2])],
    ["bad percent-encoding", Buffer.from("data=%%%")],
    ["bad base64", Buffer.from("data=a*b")],
    ["another form field", Buffer.from("date=e30%3D")],
  ])("does not decompress %s", async (_name, bytes) => {
    expect(await decode(bytes)).toBe("bad-request");
  });

  it.each([
    ["no JSON", Buffer.from("{")],
    ["nothing", Buffer.alloc(0)],
    ["invalid UTF-8", Buffer.from([0x22, 0xff, 0x22])],
    ["deep nesting", Buffer.from("[".repeat(200) + "]".repeat(200))],
    ["a body of a hundred thousand small objects", Buffer.from(`[${"{},".repeat(100_000)}{}]`)],
  ])("finds no value in %s", async (_name, bytes) => {
    expect(await decode(bytes)).toBeUndefined();
  });
});
