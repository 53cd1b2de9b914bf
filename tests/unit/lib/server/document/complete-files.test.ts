import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCompleteBody, writeAtomically } from "@/lib/server/document/complete-files";

const fails = vi.hoisted(() => ({ now: false }));
vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  return {
    ...real,
    // Simulates a full disk: the file is truncated.
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

describe("files of cached documents", () => {
  it("are the old or the new version, whatever disk error occurs", async () => {
    const files = writeAtomically({ writeFile });
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
  it("do not overwrite each other's temporary file", async () => {
    const file = join(folder, "page.html");
    const write = (index: number) => writeAtomically({ writeFile }).writeFile(file, `<html>${index}</html>`);
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
    expect(readFileSync(file, "utf8")).toMatch(/^<html>\d+<\/html>$/);
    expect(readdirSync(folder)).toEqual(["page.html"]);
  });
});

describe("an entry that is not complete", () => {
  const png = Buffer.concat([Buffer.from("\x89PNG…"), Buffer.from("\0\0\0\0IEND\xae\x42\x60\x82", "latin1")]);
  it.each([
    ["image/png", png, 12],
    ["application/xml", Buffer.from("<urlset>\n<url/>\n</urlset>\n"), 3],
    ["image/svg+xml", Buffer.from("<svg><path/></svg>"), 1],
    ["application/json", Buffer.from('{"rows":[1,2]}'), 3],
    ["text/plain; charset=utf-8", Buffer.from("User-agent: *\nAllow: /\n"), 2],
  ])("is detected for responses of type %s", (type, body, missing) => {
    expect(isCompleteBody(body, type)).toBe(true);
    expect(isCompleteBody(body.subarray(0, -missing), type)).toBe(false);
    expect(isCompleteBody(Buffer.alloc(0), type)).toBe(false);
  });

  it("is not reported for responses without a recognizable end", () => {
    expect(isCompleteBody(Buffer.from("abc"), "font/woff2")).toBe(true);
  });
});
