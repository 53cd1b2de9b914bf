// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { addScriptPolicy, setDocumentFiles } from "@/lib/server/document/add-script-policy";
import { readStylesheet } from "@/lib/server/document/critical-css";
import { earlyScript } from "@/lib/server/document/early-script";

const noFiles = { scriptIntegrity: {}, stylesheets: [] };
afterEach(() => setDocumentFiles(noFiles));

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** The inline scripts of a document that run, as a browser would see them. */
function listInlineScripts(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return [...parsed.scripts]
    .filter(({ src, type }) => src === "" && ["", "module"].includes(type))
    .map(({ text }) => text);
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptSources = (policy: string) =>
  policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";

describe("addScriptPolicy", () => {
  it("names the hash of every inline script that a browser finds, and no other", () => {
    const { html, policy } = addScriptPolicy(
      page(
        "",
        "<p>é</p><script>one('é')</script><script>\n two() </script>" +
          "<script>self.__next_f.push([1])</script><script>self.__next_f.push([2])</script>",
      ),
    );
    const expected = listInlineScripts(html).map(hashOf);
    // The early script, the two of the page, and its data.
    expect(expected).toHaveLength(4);
    expect(scriptSources(policy).split(" ").slice(2).toSorted()).toEqual(expected.toSorted());
  });

  it("has no hash for data blocks", () => {
    const { html, policy } = addScriptPolicy(page("", '<script type="application/ld+json">{"a":1}</script>'));
    expect(html).toContain('{"a":1}');
    expect(policy).not.toContain(hashOf('{"a":1}'));
  });

  it("keeps the pieces of the page's data in their order, in one script", () => {
    const { html } = addScriptPolicy(
      page(
        "",
        '<script>self.__next_f.push([1,"a)\\u003c"])</script><script>self.__next_f.push([1,"b"])</script>',
      ),
    );
    expect(listInlineScripts(html)).toEqual([
      earlyScript,
      'self.__next_f.push([1,"a)\\u003c"]);self.__next_f.push([1,"b"])',
    ]);
  });

  it("moves built scripts to the end, with integrity", () => {
    const scriptIntegrity = { "static/a.js": "sha384-other", "static/b.js": "sha384-b" };
    setDocumentFiles({ ...noFiles, scriptIntegrity });
    const known = '<script src="/_next/static/a.js" async="" integrity="sha384-a"></script>';
    const preload = '<link rel="preload" as="script" href="/_next/static/b.js"/>';
    const { html } = addScriptPolicy(
      page(`${preload}${known}<script src="/_next/static/b.js" async=""></script>`, "<p>"),
    );
    expect(html).toContain(
      `<p>${known}<script src="/_next/static/b.js" async="" integrity="sha384-b"></script></body>`,
    );
    expect(html).not.toContain("<link");
  });

  it("keeps the scripts of a document with an unexpected end", () => {
    const script = '<script src="/_next/a.js" async=""></script>';
    expect(addScriptPolicy(`${page(script, "")}<!-- p -->`).html).toContain(script);
  });

  it("leaves scripts for old browsers where they are", () => {
    const old = '<script src="/_next/old.js" noModule=""></script>';
    expect(addScriptPolicy(page(old, "")).html).toContain(old);
  });

  it("inlines critical CSS with its hash, and removes the stylesheet link", () => {
    const built = ".a{color:red}.b{color:blue}@media (width<=9px){.a{top:0}}";
    setDocumentFiles({ ...noFiles, stylesheets: [readStylesheet("/_next/a.css", built)] });
    const link = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
    const { html, policy } = addScriptPolicy(page(link, '<p class="a">'));
    const css = ".a{color:red}@media (width<=9px){.a{top:0}}";
    expect(html).toContain(`<head><style data-precedence="next">${css}</style><script>`);
    expect(html).not.toContain("<link");
    expect(policy).toContain(`style-src 'self' ${hashOf(css)};`);
  });

  it("keeps the link of an unknown stylesheet", () => {
    const link = '<link rel="stylesheet" href="/_next/new.css" data-precedence="next"/>';
    expect(addScriptPolicy(page(link, "")).html).toContain(link);
  });

  it("does not change a processed document", () => {
    const once = addScriptPolicy(
      page("", "<script>self.__next_f.push([1])</script><script>self.__next_f.push([2])</script>"),
    );
    expect(addScriptPolicy(once.html)).toEqual(once);
  });
});
