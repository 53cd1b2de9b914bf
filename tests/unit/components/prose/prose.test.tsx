import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Prose } from "@/components/prose/prose";
import { parseMarkdown } from "@/lib/base/markdown/parse";

const render = (markdown: string) => renderToStaticMarkup(<Prose tree={parseMarkdown(markdown).tree} />);

describe("Prose", () => {
  it("shows fences as code panels with their language and a copy button", () => {
    const html = render("```python\nprint(1)\n```");
    expect(html).toContain("<b>Python</b>");
    expect(html).toContain("Copy");
    expect(html).toContain('class="code-n">1</span>');
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
