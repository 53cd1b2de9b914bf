import { describe, expect, it } from "vitest";
import { splitFrontMatter } from "@/lib/base/markdown/front-matter";
import { parseMarkdown, splitParts, wholeMinutes } from "@/lib/base/markdown/parse";
import { slugify } from "@/lib/base/markdown/slug";
import { fenceOf, textOf } from "@/lib/base/markdown/text";

describe("splitFrontMatter", () => {
  it("separates the data from the text, and keeps dates as text", () => {
    expect(splitFrontMatter("---\ntitle: A\nday: 2026-11-18\n---\nText\n---\nmore")).toEqual({
      data: { title: "A", day: "2026-11-18" },
      body: "Text\n---\nmore",
    });
  });

  it("rejects a file without front matter", () => {
    expect(() => splitFrontMatter("# Text")).toThrow("no front matter");
  });
});

describe("slugify", () => {
  it.each([
    ["What a 200 promises", "what-a-200-promises"],
    ["The site’s own café", "the-sites-own-cafe"],
    ["1. Length, against the template’s own history", "1-length-against-the-templates-own-history"],
  ])("turns %j into %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});

describe("parseMarkdown", () => {
  it("gives every heading a unique id", () => {
    const { outline, tree } = parseMarkdown("## Code\n\ntext\n\n### Code\n\n## `Code`");
    expect(outline.map(({ id, level }) => [id, level])).toEqual([
      ["code", 2],
      ["code-2", 3],
      ["code-3", 2],
    ]);
    const ids = tree.children.flatMap((node) => (node.type === "element" ? (node.properties.id ?? []) : []));
    expect(ids).toEqual(["code", "code-2", "code-3"]);
  });

  it("drops raw HTML", () => {
    const { tree } = parseMarkdown("Before <script>alert(1)</script> after\n\n<img src=x onerror=alert(1)>");
    expect(JSON.stringify(tree)).not.toMatch(/"tagName":"(script|img)"|"type":"raw"/);
    expect(textOf(tree)).toContain("Before");
  });

  it("estimates the reading time at each heading, with less time for code", () => {
    const { outline, minutes } = parseMarkdown(
      `## One\n\n${"word ".repeat(219)}\n\n## Two\n\n\`\`\`\n${"line\n".repeat(30)}\`\`\`\n`,
    );
    expect(outline.map(({ at }) => Number(at.toFixed(2)))).toEqual([0, 1]);
    expect(minutes).toBeCloseTo(2, 1);
    expect(wholeMinutes(0.2)).toBe(1);
  });

  it("keeps the language and code of a code block unchanged", () => {
    const { tree } = parseMarkdown("```python\nprint('<a>')\n\n```\n");
    const [pre] = tree.children;
    expect(pre?.type === "element" && fenceOf(pre)).toEqual({ language: "python", code: "print('<a>')\n" });
  });
});

describe("splitParts", () => {
  it("splits at level 2 headings and removes them", () => {
    const parts = splitParts(parseMarkdown("Start\n\n## One\n\nA\n\n### Inner\n\nB\n\n## Two\n\nC"));
    expect(parts.map(({ heading, tree }) => [heading?.text ?? null, textOf(tree).trim()])).toEqual([
      [null, "Start"],
      ["One", expect.stringMatching(/^A\s+Inner\s+B$/)],
      ["Two", "C"],
    ]);
  });

  it("returns no empty part before the first heading", () => {
    expect(splitParts(parseMarkdown("## One\n\nA"))).toHaveLength(1);
  });
});
