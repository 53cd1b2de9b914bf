import { describe, expect, it } from "vitest";
import { isWithinJsonLimits } from "@/lib/platform/http/json-limits";

const isWithin = (text: string) => isWithinJsonLimits(Buffer.from(text), { depth: 2, values: 4 });

describe("isWithinJsonLimits", () => {
  it.each([
    "null",
    '{"a":[1]}',
    "[1,2,3,4]",
    '["[[[[[[",",,,,,,"]',
    String.raw`["\"[[[",1]`,
    String.raw`{"a\\":"[[["}`,
  ])("allows %s", (text) => expect(isWithin(text)).toBe(true));

  it.each(["[[[1]]]", '{"a":{"b":{}}}', "[1,2,3,4,5]", "[{},{},{}]", "[[[", String.raw`["\\",[[1]]]`])(
    "rejects %s",
    (text) => expect(isWithin(text)).toBe(false),
  );
});
