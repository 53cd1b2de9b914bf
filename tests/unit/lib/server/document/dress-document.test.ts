// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readStylesheet } from "@/lib/server/document/critical-css";
import { dressDocument, setScriptIntegrity, setStylesheets } from "@/lib/server/document/dress-document";

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

describe("dressDocument", () => {
  it("names the hash of every inline script that a browser finds, and no other", () => {
    const { html, policy } = dressDocument(
      page("", "<p>é</p><script>one('é')</script><script>two()</script>"),
    );
    const expected = listInlineScripts(html).map(hashOf);
    expect(expected).toHaveLength(4);
    expect(scriptSources(policy).split(" ").slice(2).toSorted()).toEqual(expected.toSorted());
  });

  it("needs no hash for data", () => {
    const { html, policy } = dressDocument(page("", '<script type="application/ld+json">{"a":1}</script>'));
    expect(html).toContain('{"a":1}');
    expect(policy).not.toContain(hashOf('{"a":1}'));
  });

  it("keeps the pieces of the page's data in their order, as data that no policy has to name", () => {
    const { html } = dressDocument(
      page(
        "",
        '<script>self.__next_f.push([1,"a)\\u003c"])</script><i>x</i><script>self.__next_f.push([1,"b"])</script>',
      ),
    );
    const document = new DOMParser().parseFromString(html, "text/html");
    const block = document.querySelector("i + script[data-flight]");
    expect(JSON.parse(block?.textContent ?? "")).toEqual([
      [1, "a)<"],
      [1, "b"],
    ]);
    expect(listInlineScripts(html)).toHaveLength(2);
  });

  it("ends with a module, so that the page is drawn before the browser asks its fields", () => {
    const { html } = dressDocument(page("", "<p>one</p><script>two()</script>"));
    const parsed = new DOMParser().parseFromString(html, "text/html");
    expect(parsed.body.lastElementChild?.getAttribute("type")).toBe("module");
    expect(dressDocument(html).html).toBe(html);
  });

  it("leaves fonts to the boot script, but not where no script runs", () => {
    const inline = "@font-face{font-family:a;src:url(data:font/woff2;base64,AA)}";
    const file = "@font-face{font-family:b;src:url(/b.woff2)}";
    setStylesheets([readStylesheet("/_next/a.css", `${inline}${file}html{top:0}`)]);
    const link = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
    const { html, policy } = dressDocument(page(link, ""));
    expect(html).toContain(
      `<head><noscript data-fonts=""><style>${inline}${file}</style></noscript><style data-critical="">html{top:0}</style><script`,
    );
    expect(policy).toContain(hashOf(inline + file));
    setStylesheets([]);
  });

  it("leaves the manifest to React, which asks for it after the page is painted", () => {
    expect(dressDocument(page('<link rel="manifest" href="/a.webmanifest"/>', "")).html).not.toContain(
      "manifest",
    );
  });

  it("leaves built scripts to the boot script, with their integrity, and asks for them nowhere else", () => {
    const { html } = dressDocument(
      page(
        '<link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/a.js?x=1&y=2" integrity="sha384-abc" async=""></script><script src="/_next/b.js" async=""></script>',
        "",
      ),
    );
    const boot = new DOMParser().parseFromString(html, "text/html").scripts[0];
    expect(JSON.parse(boot?.dataset.files ?? "")).toEqual([
      ["/_next/a.js?x=1&y=2", "sha384-abc"],
      ["/_next/b.js", ""],
    ]);
    expect(html).not.toContain('src="/_next');
    expect(html).not.toContain('href="/_next');
  });

  it("knows the integrity of built scripts that Next writes without it", () => {
    setScriptIntegrity({ "static/chunks/c.js": "sha384-c" });
    const { html } = dressDocument(page('<script src="/_next/static/chunks/c.js" async=""></script>', ""));
    expect(html).toContain("[[&quot;/_next/static/chunks/c.js&quot;,&quot;sha384-c&quot;]]");
    setScriptIntegrity({});
  });

  it("leaves scripts for old browsers where they are", () => {
    const old = '<script src="/_next/old.js" noModule=""></script>';
    expect(dressDocument(page(old, "")).html).toContain(old);
  });

  it("puts the rules that it needs into the document, names their hash, and leaves the stylesheet for later", () => {
    setStylesheets([
      readStylesheet("/_next/a.css", ".a{color:red}.b{color:blue}@media (width<=9px){.a{top:0}}"),
    ]);
    const link = '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>';
    const { html, policy } = dressDocument(page(link, '<p class="a">'));
    const css = ".a{color:red}@media (width<=9px){.a{top:0}}";
    expect(html).toContain(`<head><style data-critical="">${css}</style><script data-files=`);
    expect(html).not.toContain("<link");
    expect(html).toContain("[[&quot;/_next/a.css&quot;,&quot;&quot;]]");
    expect(policy).toContain(`style-src 'self' ${hashOf(css)};`);
    setStylesheets([]);
  });

  it("waits for a stylesheet that it does not know", () => {
    const link = '<link rel="stylesheet" href="/_next/new.css" data-precedence="next"/>';
    expect(dressDocument(page(link, "")).html).toContain(link);
  });

  it("changes nothing in a document that is ready", () => {
    const once = dressDocument(
      page("", "<script>self.__next_f.push([1])</script><script>self.__next_f.push([2])</script>"),
    );
    expect(dressDocument(once.html)).toEqual(once);
  });
});
