import { describe, expect, it } from "vitest";
import { listGuides, listIntegrations, listTerms } from "@/lib/content/endpoints/resources";

describe("resources", () => {
  it("link terms only to terms that exist", async () => {
    const terms = await listTerms();
    const slugs = new Set(terms.map(({ slug }) => slug));
    const dead = terms.flatMap((term) => term.related.filter((slug) => !slugs.has(slug)));
    expect(dead).toEqual([]);
    expect(terms.length).toBeGreaterThanOrEqual(24);
  });

  it("start every term with a short answer", async () => {
    for (const { slug, document } of await listTerms()) {
      const first = document.tree.children.find((node) => node.type === "element");
      expect(first?.type === "element" && first.tagName, slug).toBe("p");
    }
  });

  it("have a test command for every integration", async () => {
    const integrations = await listIntegrations();
    expect(integrations.length).toBeGreaterThanOrEqual(8);
    expect(integrations.every(({ testCommand }) => testCommand.length > 10)).toBe(true);
  });

  it("exclude the text of guides from public data", async () => {
    const guides = await listGuides();
    expect(guides).toHaveLength(2);
    for (const guide of guides) {
      expect(guide).not.toHaveProperty("document");
      const total = guide.chapters.reduce((sum, { share }) => sum + share, 0);
      expect(total).toBeGreaterThan(0.9);
      expect(total).toBeLessThanOrEqual(1.0001);
    }
  });
});
