import { type ChildProcess, execFile, spawn } from "node:child_process";
import { globSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { asyncScript, builtScript, emptyErrorMark, stylesheetLink } from "@/lib/server/next/document-markup";
import { readBuiltRoutes } from "@/lib/server/next/prerender-manifest";
import { findFreePort } from "@/tests/fixtures/free-port";

/**
 * The parts of Next that its documentation does not describe, proven against the installed version on a small site of its
 * own. Each is in one file of `lib/server/next`, except what concerns the router state (`lib/server/README.md`).
 */
const folder = "tests/fixtures/next-app";
const build = join(folder, ".next");
const node = "node_modules/node/bin/node";
const next = "node_modules/.bin/next";

let server: ChildProcess;
let url = "";

beforeAll(async () => {
  await promisify(execFile)(node, [next, "build", folder], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [cut = ""] = globSync(`${build}/server/**/truncated.html`);
  truncateSync(cut, 200);
  const port = await findFreePort();
  url = `http://localhost:${port}`;
  server = spawn(node, [next, "start", folder, "-p", String(port)], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "ignore",
  });
  await vi.waitFor(() => fetch(url), { timeout: 60_000 });
});
afterAll(() => server.kill());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers });
  return { html: await response.text(), headers: response.headers, status: response.status };
}
const policyOf = ({ headers }: { headers: Headers }) => headers.get("content-security-policy");
const wordsOf = ({ html }: { html: string }) => /<i>([\w-]+)<\/i>/.exec(html)?.[1];

describe("the files in lib/server/next", () => {
  const { version }: { version: string } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8"));

  it.each(globSync("lib/server/next/*.ts"))("%s was written for the installed version", (file) => {
    const tested = /Private to Next ([\d.]+\d):/.exec(readFileSync(file, "utf8"))?.[1];
    expect(tested, `${file} is proven for Next ${tested}, installed is ${version}`).toBe(version);
  });

  it("are three at most, and no other file imports Next's internals", () => {
    expect(globSync("lib/server/next/*.ts").length).toBeLessThanOrEqual(3);
    const product = globSync("{app,components,lib}/**/*.{ts,tsx,mjs}").concat("server.ts", "next.config.ts");
    const importing = product.filter((file) => /["']next\/dist\//.test(readFileSync(file, "utf8")));
    expect(importing).toEqual(["lib/server/next/page-store.ts"]);
  });
});

describe("the page store", () => {
  it("adds the script policy to prerendered documents from the first request on", async () => {
    const page = await get("/one");
    expect(page.headers.get("x-nextjs-cache")).toBe("HIT");
    expect(policyOf(page)).toMatch(/script-src 'self' 'sha256-/);
  });

  it("adds it to a page rendered on its first visit, and stores that under its path", async () => {
    expect(policyOf(await get("/late/new"))).toMatch(/script-src 'self' 'sha256-/);
    const again = await get("/late/new");
    expect(again.headers.get("x-nextjs-cache")).toBe("HIT");
    expect(policyOf(again)).toMatch(/script-src 'self' 'sha256-/);
    expect(globSync(`${build}/server/route-cache/APP_PAGE/*/$/late/new.html`)).toHaveLength(1);
  });

  it("renders a page whose file was truncated", async () => {
    const page = await get("/truncated");
    expect(page.status).toBe(200);
    expect(page.html.trimEnd()).toMatch(/<\/html>$/);
  });

  it("renders an expired page before it is served again", async () => {
    const before = wordsOf(await get("/one"));
    expect(wordsOf(await get("/one"))).toBe(before);
    await get("/expire");
    const after = wordsOf(await get("/one"));
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });
});

describe("the markup of a document", () => {
  const readScripts = () => globSync(`${build}/static/**/*.js`).map((file) => readFileSync(file, "utf8"));
  /** The document as written by the build. */
  const read = () => readFileSync(globSync(`${build}/server/**/one.html`)[0] ?? "", "utf8");

  it("has scripts and style sheets in the expected format", () => {
    const html = read();
    expect(html.match(builtScript)?.length).toBeGreaterThan(2);
    expect(html.match(asyncScript)?.length).toBeGreaterThan(1);
    expect(html.match(stylesheetLink)).toHaveLength(1);
    expect(html.match(/self\.__next_f\.push\(/g)?.length).toBeGreaterThan(1);
  });

  it("is served with its scripts at the end and its data in one script", async () => {
    const { html } = await get("/one");
    const [head = "", body = ""] = html.split("</head>");
    expect(head.match(asyncScript)).toBeNull();
    expect(body.match(/<script>[^<]*self\.__next_f\.push\(/g)).toHaveLength(1);
    expect(html).toMatch(/<script src="[^"]+"[^>]* async=""[^>]*><\/script><\/body><\/html>\s*$/);
  });

  it("needs no Trusted Types policy of Next's own", () => {
    const scripts = readScripts();
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((text) => text.includes("createPolicy"))).toEqual([]);
  });

  it("lets React insert the full style sheets after the styles of the first paint", () => {
    const selector = 'link[rel="stylesheet"][data-precedence],style[data-precedence]';
    expect(readScripts().some((text) => text.includes(selector))).toBe(true);
  });

  it("has the mark of an empty error document if a page that is not prerendered is not found", async () => {
    const { status, html } = await get("/missing");
    expect(status).toBe(404);
    expect(html).toContain(emptyErrorMark);
  });
});

describe("the prerender manifest", () => {
  it("names prerendered pages, routes rendered on demand, and the cookie that opens drafts", async () => {
    const { prerenderedPages, prerenderedPaths, onDemandRoutes, draftCookieValue } =
      await readBuiltRoutes(build);
    expect([...prerenderedPages].sort()).toEqual(["/one", "/truncated"]);
    expect(prerenderedPaths.has("/one")).toBe(true);
    expect(["/late/new", "/new"].map((path) => onDemandRoutes.some((route) => route.test(path)))).toEqual([
      true,
      false,
    ]);
    const withCookie = async (value: string) =>
      (await get("/one", { cookie: `__prerender_bypass=${value}` })).headers.get("cache-control");
    expect(await withCookie(draftCookieValue)).toContain("no-store");
    expect(await withCookie("made-up")).toContain("s-maxage=3600");
  });
});

describe("the router state", () => {
  it("has the schema of lib/server/router-state.ts", () => {
    const source = readFileSync("node_modules/next/dist/server/app-render/types.js", "utf8");
    const types = source.match(/(?<=default\.)\w+|'[\w().-]+'/g)?.join(" ");
    expect(types).toBe(
      "enums 'c' 'ci(..)(..)' 'ci(.)' 'ci(..)' 'ci(...)' 'oc' 'd' 'di(..)(..)' 'di(.)' 'di(..)' 'di(...)' " +
        "union string tuple string string nullable array string " +
        "tuple record string lazy optional nullable tuple string string " +
        "optional nullable union literal 'refetch' literal 'inside-shared-layout' literal 'metadata-only' " +
        "optional nullable number optional string",
    );
  });
});
