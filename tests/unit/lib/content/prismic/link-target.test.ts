import { describe, expect, it } from "vitest";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";

describe("parseLinkTarget", () => {
  it.each(["/", "/pricing?tab=isp#plans", "#plans"])("parses %s as an internal link", (href) => {
    expect(parseLinkTarget(href)).toEqual({ href, isInternal: true });
  });

  it.each([
    "https://example.com/a?b=c",
    "http://example.com",
    "https://action.example/scroll-to-form",
    "https://oxbow.example/action/scroll-to-form",
    "mailto:sales@oxbow.example",
    "tel:+370600",
  ])("parses %s as an external link", (href) => {
    expect(parseLinkTarget(href)).toEqual({ href, isInternal: false });
  });

  it.each([
    "https://action/unknown",
    "https://action/scroll-to-form/more",
    "https://action",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://example.com/x",
    "file:///etc/passwd",
    "//example.com/a",
    "/\\example.com",
    "/\t/example.com",
    "\\\\example.com",
    "pricing",
    "https://",
    "",
  ])("rejects %j", (url) => {
    expect(parseLinkTarget(url)).toBeNull();
  });
});
