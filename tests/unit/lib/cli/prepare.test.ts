import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const programs = ["prepare.mjs", "running-site.mjs", "build.mjs", "register.mjs"];

/** A fake build: clears and fills its folder, and fails on invalid content. */
const nextStub = `
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
const folder = process.env.BUILD_FOLDER;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
if (existsSync("content/documents/broken.json")) process.exit(1);
writeFileSync(folder + "/BUILD_ID", "1");
mkdirSync(folder + "/server");
writeFileSync(folder + "/prerender-manifest.json", JSON.stringify({ preview: { previewModeId: "0".repeat(32) } }));
appendFileSync("builds.log", folder + "\\n");
`;

/** Reads what a test has written to settings.json in place of the real environment. */
const settingsStub = `
import { readFileSync } from "node:fs";
process.stdout.write(JSON.stringify({ env: process.env, build: JSON.parse(readFileSync("settings.json", "utf8")) }));
`;

const folder = temporaryFolder();
/** A content folder outside of the project. */
const elsewhere = temporaryFolder();

function write(path: string, text: string): void {
  mkdirSync(dirname(folder(path)), { recursive: true });
  writeFileSync(folder(path), text);
}

const writeSettings = (settings: Record<string, string> = {}) =>
  write("settings.json", JSON.stringify({ CONTENT_DIR: "content", ...settings }));

beforeEach(() => {
  mkdirSync(folder("lib/cli"), { recursive: true });
  for (const name of programs) copyFileSync(join("lib/cli", name), folder("lib/cli", name));
  write("lib/cli/read-settings.ts", settingsStub);
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", "{}");
  for (const name of ["app", "components", "content", "public", "styles"])
    mkdirSync(folder(name), { recursive: true });
  write("app/page.tsx", "1");
  write("node_modules/.bin/next", nextStub);
  write("node_modules/next/package.json", '{ "type": "module" }');
  mkdirSync(folder("node_modules/node/bin"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules/node/bin/node"), folder("node_modules/node/bin/node"));
  chmodSync(folder("node_modules/.bin/next"), 0o755);
  const stamp = createHash("sha256").update("{}\0").update(`${process.platform}-${process.arch}\0`);
  write("node_modules/.install-stamp", stamp.digest("hex"));
  writeSettings();
});
const sites: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.kill("SIGKILL");
});

function build(env: Record<string, string> = {}): Promise<{ code: number; stderr: string }> {
  const options = { cwd: folder(), env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ["lib/cli/build.mjs"], options, (error, _stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stderr }),
    );
  });
}

const builds = () =>
  existsSync(folder("builds.log")) ? readFileSync(folder("builds.log"), "utf8").trim().split("\n") : [];

/** A process that holds the lock on the build in `name`. */
async function serve(name: string) {
  const program = `
    const { registerSite } = await import("./lib/cli/running-site.mjs");
    await registerSite(${JSON.stringify(name)}, "the site at http://site.example");
    process.stdout.write("announced");
    setInterval(() => {}, 1_000);`;
  const args = ["--input-type=module", "--eval", program];
  const site = spawn(process.execPath, args, { cwd: folder(), stdio: ["ignore", "pipe", "inherit"] });
  sites.push(site);
  await once(site.stdout, "data");
  return site;
}

describe("a build", () => {
  it("runs once for the same source and settings", async () => {
    expect(await build()).toEqual({ code: 0, stderr: "" });
    await build();
    expect(builds()).toEqual([".next"]);
  });

  it.each([
    ["a source file", () => write("app/page.tsx", "2")],
    ["a setting that is part of it", () => writeSettings({ SITE_URL: "https://oxbow.example" })],
    ["a published document", () => write("content/documents/page/home.json", "{}")],
    ["the stamp with its inputs", () => write(".next/build-stamp", "57e7a7b8")],
    ["a manifest, as after a power loss", () => write(".next/BUILD_ID", "")],
  ])("runs again after a change of %s", async (_what, change) => {
    await build();
    change();
    expect(await build()).toEqual({ code: 0, stderr: "" });
    expect(builds()).toHaveLength(2);
  });

  it("runs again after a document was published in the remote repository", async () => {
    writeSettings({ CONTENT_DIR: elsewhere() });
    await build();
    mkdirSync(elsewhere("documents"));
    writeFileSync(elsewhere("documents/home.json"), "{}");
    await build();
    expect(builds()).toHaveLength(2);
  });

  it.each([
    [
      "the file of settings, as long as their values for the build stay",
      () => write(".env", "SMTP_URL=smtp://x"),
    ],
    ["a draft", () => write("content/drafts/page/home.json", "{}")],
    ["a scheduled document", () => write("content/scheduled/page/home.json", "{}")],
    ["a command-line program", () => write("lib/cli/leads.ts", "1")],
    ["the server in front", () => write("server.ts", "1")],
  ])("is kept after a change of %s", async (_what, change) => {
    await build();
    change();
    await build();
    expect(builds()).toHaveLength(1);
  });

  it("does not touch the folder of a running site", async () => {
    await build();
    await serve(".next");
    write("app/page.tsx", "2");
    expect(await build()).toEqual({ code: 0, stderr: "" });
    expect(builds()).toEqual([".next", ".next-2"]);
    expect(readdirSync(folder(".next"))).toContain("BUILD_ID");
  });

  it("is refused in one sentence when sites run from both folders", async () => {
    await serve(".next");
    await serve(".next-2");
    expect(await build()).toEqual({
      code: 1,
      stderr:
        "\nA new build would take down the site at http://site.example and the site at http://site.example: stop it first.\n",
    });
    expect(builds()).toEqual([]);
  });

  it("reuses the folder of a killed site", async () => {
    const site = await serve(".next");
    site.kill("SIGKILL");
    await once(site, "exit");
    await build();
    expect(builds()).toEqual([".next"]);
  });
});

describe("the keys of preview cookies", () => {
  const keysOf = async (buildKey: string) => {
    await build({ BUILD_KEY: buildKey });
    const built = folder(builds().at(-1) ?? "");
    const keys = readFileSync(join(built, "server/preview-props.json"), "utf8");
    const manifest = readFileSync(join(built, "prerender-manifest.json"), "utf8");
    expect(JSON.parse(manifest)).toEqual({ preview: JSON.parse(keys) });
    return keys;
  };

  it("stay the same in later releases, until BUILD_KEY changes", async () => {
    const first = await keysOf("1".repeat(32));
    write("app/page.tsx", "2");
    expect(await keysOf("1".repeat(32))).toBe(first);
    write("app/page.tsx", "3");
    expect(await keysOf("2".repeat(32))).not.toBe(first);
    expect(builds()).toHaveLength(3);
  });
});

describe("a build that fails", () => {
  const startScript = `
    const { buildFolders, ensureBuilt, readSettings } = await import("./lib/cli/prepare.mjs");
    const folder = await ensureBuilt(readSettings(), buildFolders, { isLastGoodEnough: true });
    process.stdout.write("\\nserves " + folder);`;
  const start = () =>
    new Promise<{ code: number; served: string | undefined; stderr: string }>((resolve) => {
      const args = ["--input-type=module", "--eval", startScript];
      execFile(process.execPath, args, { cwd: folder() }, (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, served: /serves (.*)/.exec(stdout)?.[1], stderr }),
      );
    });

  const nothingStarted = {
    code: 1,
    served: undefined,
    stderr:
      '\nThe build failed; nothing was started. "npm run content -- validate" lists what is wrong with content.\n',
  };

  it("lets a start use the last good build if only content has changed", async () => {
    await build();
    write("content/documents/broken.json", "{");
    const { code, served, stderr } = await start();
    expect({ code, served }).toEqual({ code: 0, served: ".next" });
    expect(stderr).toContain("The site starts with its last good build (.next).");
    expect(readdirSync(folder(".next"))).toContain("BUILD_ID");
    rmSync(folder("content/documents/broken.json"));
    expect(await start()).toMatchObject({ code: 0, served: ".next", stderr: "" });
  });

  it("stops a start if the code has changed or there is no build", async () => {
    write("content/documents/broken.json", "{");
    expect(await start()).toEqual(nothingStarted);
    rmSync(folder("content/documents/broken.json"));
    await build();
    write("app/page.tsx", "2");
    write("content/documents/broken.json", "{");
    expect(await start()).toEqual(nothingStarted);
  });
});

describe("the check of ports", () => {
  const program = [
    "--conditions=react-server",
    "--import",
    "./lib/cli/register.mjs",
    "lib/cli/read-settings.ts",
  ];

  it("finds a port that both the site and the metrics have", async () => {
    const free = createServer().listen(0);
    await once(free, "listening");
    const { port } = Object(free.address());
    free.close();
    const env = { ...process.env, PORT: `${port}`, METRICS_PORT: `${port}` };
    const child = spawn(process.execPath, [...program, "--check-ports"], { env });
    expect(await text(child.stderr)).toContain(
      `Port ${port} is taken. Stop what uses it, or set METRICS_PORT to another.`,
    );
  });
});

describe("an installation", () => {
  it("is refused while a site runs, which needs the packages that it would remove", async () => {
    await serve(".next");
    write("package-lock.json", '{ "packages": {} }');
    expect(await build()).toEqual({
      code: 1,
      stderr:
        "\nThe list of packages has changed, but the site at http://site.example runs with the installed ones: stop it first.\n",
    });
  });
});
