import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBuildFiles } from "@/lib/server/build-files";
import { describeStartError, StartError } from "@/lib/server/start-error";

let folder: string;
const write = (path: string, text = "{}") => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "oxbow-build-")), ".next");
  const required = ["BUILD_ID", "prerender-manifest.json", "server/instrumentation.js"];
  for (const path of required) write(path);
  const files = required.map((path) => `.next/${path}`);
  write("required-server-files.json", JSON.stringify({ files }));
  write("server/subresource-integrity-manifest.json", '{ "static/a.js": "sha384-a" }');
  write("server/app/server-error.html", "<html></html>");
  write("static/chunks/a.css", ".a{color:red}");
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

describe("readBuildFiles", () => {
  it("reads what the server needs", async () => {
    const files = await readBuildFiles(folder);
    expect(files.scriptIntegrity).toEqual({ "static/a.js": "sha384-a" });
    expect(files.stylesheets.map(({ href }) => href)).toEqual(["/_next/static/chunks/a.css"]);
    expect(files.failurePage).toBe("<html></html>");
  });

  it.each([
    "BUILD_ID",
    "required-server-files.json",
    "prerender-manifest.json",
    "server/instrumentation.js",
    "server/subresource-integrity-manifest.json",
    "server/app/server-error.html",
    "static/chunks",
  ])("says in one sentence that %s is missing", async (path) => {
    rmSync(join(folder, path), { recursive: true });
    const error = await readBuildFiles(folder).catch((reason: unknown) => reason);
    expect(describeStartError(error)).toBe(
      `The build in .next is not whole (${path} is missing). Run "npm run build".`,
    );
  });

  it("says so of a manifest that was cut", async () => {
    write("server/subresource-integrity-manifest.json", '{ "static');
    await expect(readBuildFiles(folder)).rejects.toThrow(StartError);
  });
});
