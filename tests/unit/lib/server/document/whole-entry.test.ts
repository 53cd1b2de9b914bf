import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isWholeAnswer, isWholePage, writeWholeFiles } from "@/lib/server/document/whole-entry";

const fails = vi.hoisted(() => ({ now: false }));
vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  return {
    ...real,
    // As a full disk does it: the file is there, with what still fitted.
    writeFile: async (file: string, data: string) => {
      await real.writeFile(file, fails.now ? data.slice(0, 3) : data);
      if (fails.now) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    },
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "oxbow-whole-"));
  fails.now = false;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("files of kept documents", () => {
  it("are the old or the new one, whatever happens to the disk", async () => {
    const files = writeWholeFiles({ writeFile });
    const file = join(folder, "page.html");
    await files.writeFile(file, "<html>old</html>");
    fails.now = true;
    await expect(files.writeFile(file, "<html>new</html>")).rejects.toThrow("no space left");
    expect(readFileSync(file, "utf8")).toBe("<html>old</html>");
    expect(readdirSync(folder)).toEqual(["page.html"]);
    fails.now = false;
    await files.writeFile(file, "<html>new</html>");
    expect(readFileSync(file, "utf8")).toBe("<html>new</html>");
  });
});

describe("several writers of one file", () => {
  it("do not take each other's draft", async () => {
    const files = writeWholeFiles({ writeFile });
    const file = join(folder, "page.html");
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => files.writeFile(file, `<html>${index}</html>`)),
    );
    expect(readFileSync(file, "utf8")).toMatch(/^<html>\d+<\/html>$/);
    expect(readdirSync(folder)).toEqual(["page.html"]);
  });
});

describe("an entry that is not whole", () => {
  const page = {
    html: "<!DOCTYPE html><html><body>words</body></html>",
    rscData: Buffer.from('0:{"a":1}\n1:"words"\n'),
    segmentData: new Map([["/_tree", Buffer.from("0:{}\n")]]),
  };

  it("is told at every length of a document and its data", () => {
    expect(isWholePage(page)).toBe(true);
    for (let length = 0; length < page.html.length; length++)
      expect(isWholePage({ ...page, html: page.html.slice(0, length) }), String(length)).toBe(false);
    for (const length of [0, 5, page.rscData.length - 1])
      expect(isWholePage({ ...page, rscData: page.rscData.subarray(0, length) })).toBe(false);
    expect(isWholePage({ ...page, segmentData: new Map([["/_tree", Buffer.alloc(0)]]) })).toBe(false);
    expect(isWholePage({ ...page, rscData: undefined, segmentData: undefined })).toBe(true);
    const atFirstVisit = new Map([["/a-fake-segment/__PAGE__", Buffer.alloc(0)]]);
    expect(isWholePage({ ...page, segmentData: atFirstVisit })).toBe(true);
  });

  const png = Buffer.concat([Buffer.from("\x89PNG…"), Buffer.from("\0\0\0\0IEND\xae\x42\x60\x82", "latin1")]);
  it.each([
    ["image/png", png, 12],
    ["application/xml", Buffer.from("<urlset>\n<url/>\n</urlset>\n"), 3],
    ["image/svg+xml", Buffer.from("<svg><path/></svg>"), 1],
    ["application/json", Buffer.from('{"rows":[1,2]}'), 3],
    ["text/plain; charset=utf-8", Buffer.from("User-agent: *\nAllow: /\n"), 2],
  ])("is told of an answer of type %s", (type, body, missing) => {
    const headers = { "content-type": type };
    expect(isWholeAnswer({ body, headers })).toBe(true);
    expect(isWholeAnswer({ body: body.subarray(0, -missing), headers })).toBe(false);
    expect(isWholeAnswer({ body: Buffer.alloc(0), headers })).toBe(false);
  });

  it("is none of an answer whose end has no form", () => {
    expect(isWholeAnswer({ body: Buffer.from("abc"), headers: { "content-type": "font/woff2" } })).toBe(true);
  });
});
