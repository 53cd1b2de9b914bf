import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { encode } from "@/lib/server/response-cache/encodings";

const wanted = { frequency: "often", isWanted: () => true } as const;

describe("encode", () => {
  it("compresses one body at a time", async () => {
    const finished: string[] = [];
    const note = (name: string) => () => finished.push(name);
    const large = encode(randomBytes(2_000_000), "br", wanted).then(note("large"));
    const small = encode(Buffer.from("small"), "gzip", wanted).then(note("small"));
    await Promise.all([large, small]);
    expect(finished).toEqual(["large", "small"]);
  });

  it("skips a body that nobody waits for when its turn comes", async () => {
    let isWanted = true;
    const first = encode(randomBytes(500_000), "br", wanted);
    const second = encode(Buffer.from("second"), "br", { frequency: "once", isWanted: () => isWanted });
    isWanted = false;
    expect(await first).not.toBeNull();
    expect(await second).toBeNull();
  });
});
