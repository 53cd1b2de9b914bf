import { createHash } from "node:crypto";
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

const manifest = {
  routes: { "/datasets": { srcRoute: "/[...uid]" } },
  dynamicRoutes: {},
  preview: { previewModeId: "secret" },
};

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "oxbow-build-")), ".next");
  write("prerender-manifest.json", JSON.stringify(manifest));
  write("static/chunks/a.js", "run()");
  write("static/chunks/a.css", ".a{color:red}");
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

describe("readBuildFiles", () => {
  it("returns routes, script hashes and stylesheets", async () => {
    const { routes, scriptIntegrity, stylesheets } = await readBuildFiles(folder);
    const hash = createHash("sha384").update("run()").digest("base64");
    expect(scriptIntegrity).toEqual({ "static/chunks/a.js": `sha384-${hash}` });
    expect(stylesheets.map(({ href }) => href)).toEqual(["/_next/static/chunks/a.css"]);
    expect([...routes.pages]).toEqual(["/datasets"]);
  });

  it.each(["prerender-manifest.json", "static"])(
    "reports in one sentence that %s is missing",
    async (path) => {
      rmSync(join(folder, path), { recursive: true });
      const error = await readBuildFiles(folder).catch((reason: unknown) => reason);
      expect(describeStartError(error)).toBe('The build in .next is not complete. Run "npm run build".');
    },
  );

  it("reports a truncated manifest", async () => {
    write("prerender-manifest.json", '{ "routes');
    await expect(readBuildFiles(folder)).rejects.toThrow(StartError);
  });
});
