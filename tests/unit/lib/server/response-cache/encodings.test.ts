import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { encode } from "@/lib/server/response-cache/encodings";

describe("encode", () => {
  it("compresses one body at a time", async () => {
    const finished: string[] = [];
    const note = (name: string) => () => finished.push(name);
    const large = encode(randomBytes(2_000_000), "br", "often").then(note("large"));
    const small = encode(Buffer.from("small"), "gzip", "often").then(note("small"));
    await Promise.all([large, small]);
    expect(finished).toEqual(["large", "small"]);
  });
});
