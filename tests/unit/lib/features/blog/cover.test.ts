import { expect, test } from "vitest";
import { coverMotifs } from "@/lib/content/endpoints/schemas-posts";
import { buildCover } from "@/lib/features/blog/cover";

const slug = "a-post";

test.each(coverMotifs)("cover %s has a drawing for each size", (cover) => {
  const large = buildCover({ slug, cover }, "large");
  const small = buildCover({ slug, cover }, "small");
  for (const { d } of [...large, ...small]) expect(d).toMatch(/^M-?\d/);
  expect(JSON.stringify(small).length).toBeLessThan(JSON.stringify(large).length * 1.3);
});

test("each motif is drawn differently", () => {
  const drawings = coverMotifs.map((cover) => JSON.stringify(buildCover({ slug, cover }, "large")));
  expect(new Set(drawings).size).toBe(coverMotifs.length);
});

test("a post without a motif gets a river of its own", () => {
  const [first, second] = ["first", "second"].map((name) => buildCover({ slug: name }, "large"));
  expect(first).not.toEqual(second);
  expect(first?.[0]?.d).toMatch(/^M-20/);
});
