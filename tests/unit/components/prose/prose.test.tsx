import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Prose } from "@/components/prose/prose";
import { parseMarkdown } from "@/lib/base/markdown/parse";

const render = (markdown: string) => renderToStaticMarkup(<Prose tree={parseMarkdown(markdown).tree} />);

describe("Prose", () => {
  it("shows headings with their ids, lists, tables and inline code", () => {
    const html = render("## A part\n\n- one\n- `two`\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect(html).toContain('<h2 id="a-part">A part</h2>');
    expect(html).toContain("<code>two</code>");
    expect(html).toMatch(
      /<section aria-label="Table 1"[^>]*tabindex="0"[^>]*><table class="data-table [^"]*">/i,
    );
  });

  it("shows fences as code panels with their language and a copy button", () => {
    const html = render("```python\nprint(1)\n```");
    expect(html).toContain("<b>Python</b>");
    expect(html).toContain("Copy");
    expect(html).toContain('class="code-n">1</span>');
  });

  it("gives every scroll area a unique name", () => {
    const html = render("```python\na\n```\n\n- in a list\n\n  ```python\n  b\n  ```");
    expect(html).toContain('aria-label="Python example 1"');
    expect(html).toContain('aria-label="Python example 2"');
  });

  it("shows a fence without a known language as plain text", () => {
    expect(render("```text\nif x < 1\n```")).toContain("<pre>if x &lt; 1</pre>");
  });

  it("removes links with a scheme that runs code, and keeps their text", () => {
    const html = render(
      "[here](javascript:alert(1)) and [there](/blog) and [out](https://www.rfc-editor.org/)",
    );
    expect(html).not.toContain("javascript:");
    expect(html).toContain("here and ");
    expect(html).toContain('href="/blog"');
    expect(html).toContain('href="https://www.rfc-editor.org/"');
  });

  it("leaves out pictures and raw HTML", () => {
    expect(render("![x](https://pictures.example/x.png) <b onclick=alert(1)>bold</b>")).not.toMatch(
      /<img|onclick/,
    );
  });
});
