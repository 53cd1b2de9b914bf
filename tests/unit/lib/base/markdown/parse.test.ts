import { describe, expect, it } from "vitest";
import { splitFrontMatter } from "@/lib/base/markdown/front-matter";
import { parseMarkdown, splitSections } from "@/lib/base/markdown/parse";
import { slugify } from "@/lib/base/markdown/slug";
import { textOf } from "@/lib/base/markdown/text";

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

  it("keeps ids unique when a heading’s slug equals another’s numbered id", () => {
    const { outline } = parseMarkdown("## Code\n\n## Code\n\n## Code 2");
    expect(outline.map(({ id }) => id)).toEqual(["code", "code-2", "code-2-2"]);
  });

  it("uses the id that a heading sets with {#id}", () => {
    const { outline } = parseMarkdown("## APIs\n\n## The keys {#apis}\n\n## More {#apis}\n\n## The {braces}");
    expect(outline.map(({ id, text }) => [id, text])).toEqual([
      ["apis-2", "APIs"],
      ["apis", "The keys"],
      ["apis-3", "More"],
      ["the-braces", "The {braces}"],
    ]);
  });

  it("drops raw HTML", () => {
    const { tree } = parseMarkdown("Before <script>alert(1)</script> after\n\n<img src=x onerror=alert(1)>");
    expect(JSON.stringify(tree)).not.toMatch(/"tagName":"(script|img)"|"type":"raw"/);
    expect(textOf(tree)).toContain("Before");
  });
});

describe("splitSections", () => {
  it("splits at level 2 headings and removes them", () => {
    const parts = splitSections(parseMarkdown("Start\n\n## One\n\nA\n\n### Inner\n\nB\n\n## Two\n\nC"));
    expect(parts.map(({ heading, tree }) => [heading?.text ?? null, textOf(tree).trim()])).toEqual([
      [null, "Start"],
      ["One", expect.stringMatching(/^A\s+Inner\s+B$/)],
      ["Two", "C"],
    ]);
  });
});
