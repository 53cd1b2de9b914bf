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
    ["/api", true],
    ["/api/contact?x=1", true],
    ["/%61pi/contact", true],
    ["/a/../api/contact", true],
    ["/metrics", true],
    ["/api/../pricing", false],
    ["/apiary", false],
    ["/?/api", false],
  ])("classifies %s as an API path: %s", (target, isApi) => {
    expect(parseTarget(target)?.isApi).toBe(isApi);
  });

  it.each([
    undefined,
    "",
    "*",
    "pricing",
    "http://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/%",
    "/api%2fcontact",
    "/resources%2Fglossary",
    "/resources%5cglossary",
  ])("rejects %s", (target) => {
    expect(parseTarget(target)).toBeNull();
  });

  it("decodes the brackets of a route's template", () => {
    expect(parseTarget("/docs/%5Bslug%5D")?.path).toBe("/docs/[slug]");
  });

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
