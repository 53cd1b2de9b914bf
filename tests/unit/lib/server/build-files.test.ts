import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readBuildFiles } from "@/lib/server/build-files";
import { describeStartError, StartError } from "@/lib/server/start-error";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const base = temporaryFolder();
/** A build, or a file in it. */
const inBuild = (path = "") => base(".next", path);
const write = (path: string, text = "{}") => {
  mkdirSync(dirname(inBuild(path)), { recursive: true });
  writeFileSync(inBuild(path), text);
};

const manifest = {
  routes: { "/datasets": { srcRoute: "/[...uid]" } },
  dynamicRoutes: {},
  preview: { previewModeId: "secret" },
};

beforeEach(() => {
  write("prerender-manifest.json", JSON.stringify(manifest));
  write("static/chunks/a.js", "run()");
  write("static/chunks/a.css", ".a{color:red}");
});

describe("readBuildFiles", () => {
  it("returns routes, script hashes and stylesheets", async () => {
    const { routes, scriptIntegrity, stylesheets } = await readBuildFiles(inBuild());
    const hash = createHash("sha384").update("run()").digest("base64");
    expect(scriptIntegrity).toEqual({ "static/chunks/a.js": `sha384-${hash}` });
    expect(stylesheets.map(({ href }) => href)).toEqual(["/_next/static/chunks/a.css"]);
    expect([...routes.prerenderedPages]).toEqual(["/datasets"]);
  });

  it.each(["prerender-manifest.json", "static"])(
    "reports in one sentence that %s is missing",
    async (path) => {
      rmSync(inBuild(path), { recursive: true });
      const error = await readBuildFiles(inBuild()).catch((reason: unknown) => reason);
      expect(describeStartError(error)).toBe('The build in .next is not complete. Run "npm run build".');
    },
  );

  it("reports a truncated manifest", async () => {
    write("prerender-manifest.json", '{ "routes');
    await expect(readBuildFiles(inBuild())).rejects.toThrow(StartError);
  });
});
