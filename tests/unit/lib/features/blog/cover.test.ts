import { describe, expect, it } from "vitest";
import { listPosts } from "@/lib/content/endpoints/posts";
import { buildCover } from "@/lib/features/blog/cover";

describe("buildCover", () => {
  it("draws the same cover for the same post, and another for a different post", () => {
    expect(buildCover("retry-budgets", 400, 400, 14)).toEqual(buildCover("retry-budgets", 400, 400, 14));
    expect(buildCover("retry-budgets", 400, 400, 14).path).not.toBe(
      buildCover("schema-drift", 400, 400, 14).path,
    );
  });

  it("uses several backgrounds, each with enough lines and few bytes", async () => {
    const covers = (await listPosts()).map(({ slug }) => buildCover(slug, 400, 400, 14));
    expect(new Set(covers.map(({ ground }) => ground)).size).toBeGreaterThanOrEqual(3);
    for (const { path } of covers) {
      expect(path.match(/M/g)?.length).toBeGreaterThanOrEqual(9);
      expect(path.length).toBeLessThan(2000);
      expect(path).not.toContain("NaN");
    }
  });
});
