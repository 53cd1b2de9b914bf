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

  it("shows the title of a code block instead of its language", () => {
    const html = render("```bash Sign in\ncurl\n```");
    expect(html).toContain("<b>Sign in</b>");
    expect(html).toContain('aria-label="Sign in"');
  });

  it("marks the first cell of a row as its header, and names the column of the others on request", () => {
    const table = "| A | B |\n|---|---|\n| one | two |";
    const html = render(table);
    expect(html).toContain('<th scope="col">');
    expect(html).toContain('<th scope="row">one</th>');
    expect(html).toContain("<td>two</td>");
    const named = <Prose namesColumns tree={parseMarkdown(table).tree} />;
    expect(renderToStaticMarkup(named)).toContain('<td data-column="B">two</td>');
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
