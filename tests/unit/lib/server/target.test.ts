import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTarget } from "@/lib/server/target";
import { caseCount } from "@/tests/fixtures/test-run";

/** Request targets made of characters that are special in paths. */
const targets = fc
  .array(
    fc.constantFrom(
      ...["/", "//", "\\", ".", "..", "%", "%2e", "%2F", "%5c", "%41", "%7a", "%25", "%ff", "%c3%a9"],
      ...["api", "metrics", "a", "?", "#", "@", ":", " "],
    ),
    { maxLength: 12 },
  )
  .map((parts) => `/${parts.join("")}`);

describe("parseTarget", () => {
  it.each([
    [100, (index: number) => `key${index}=1`],
    [100, () => "same=1"],
  ])("accepts %d parameters and no more", (max, parameter) => {
    const targetWith = (length: number) =>
      `/pricing?${Array.from({ length }, (_, i) => parameter(i)).join("&")}`;
    expect(parseTarget(targetWith(max))).not.toBeNull();
    expect(parseTarget(targetWith(max + 1))).toBeNull();
  });

  it("normalizes each URL to one spelling that can be decoded and stays on this site", () => {
    fc.assert(
      fc.property(targets, (target) => {
        const parsed = parseTarget(target);
        if (parsed === null) return;
        expect(() => decodeURIComponent(parsed.path)).not.toThrow();
        expect(parsed.path).toMatch(/^\/(?![/\\])/);
        expect(parseTarget(parsed.path + parsed.search)).toEqual(parsed);
      }),
      { numRuns: caseCount(2_000) },
    );
  });
});
