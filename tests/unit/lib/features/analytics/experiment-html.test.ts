import { describe, expect, it } from "vitest";
import { allowedHtmlPattern } from "@/lib/features/analytics/experiment-html";

describe("the pattern for the HTML of an experiment", () => {
  it.each([
    'Read <strong class="x">prices</strong>: <a href="/pricing">here</a><br>',
    "Plain text & more",
    "<ul>\n<li>One</li>\n</ul><br />",
  ])("allows %s", (html) => {
    expect(html).toMatch(allowedHtmlPattern);
  });

  it.each([
    "<script>alert(1)</script>text",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<p onclick="alert(1)">t</p>',
    '<p style="color:red">t</p>',
    "<svg><p>x</p></svg>",
    "a < b",
    "<!-- x -->",
    "<b",
    "<b/onload=x>",
  ])("does not allow %s", (html) => {
    expect(html).not.toMatch(allowedHtmlPattern);
  });

  it("is checked without catastrophic backtracking", () => {
    // Just below the 5,000 characters that `html` may have. With backtracking, the test would time out.
    expect(`${"<b>".repeat(1_600)}<`).not.toMatch(allowedHtmlPattern);
    expect(`<b${" ".repeat(4_900)}x`).not.toMatch(allowedHtmlPattern);
  });
});
