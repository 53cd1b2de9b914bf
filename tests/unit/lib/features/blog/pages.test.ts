import { describe, expect, it } from "vitest";
import { listBlogPages } from "@/lib/features/blog/pages";
import { listResourcePages } from "@/lib/features/resources/pages";

describe("pages of the blog and the resources", () => {
  it("have a title and a description of valid length and a unique path", async () => {
    const pages = [...(await listBlogPages()), ...(await listResourcePages())];
    expect(pages.length).toBeGreaterThan(50);
    const long = pages.filter(({ title }) => `${title} | Oxbow`.length > 60).map(({ path }) => path);
    expect(long).toEqual([]);
    const odd = pages
      .filter(({ description }) => description.length < 120 || description.length > 160)
      .map(({ path, description }) => `${path}: ${description.length}`);
    expect(odd).toEqual([]);
    for (const key of ["path", "title", "description"] as const) {
      expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
    }
    expect(pages.every(({ lastModified }) => lastModified.getFullYear() > 2000)).toBe(true);
  });
});
