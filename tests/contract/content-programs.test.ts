import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { node, programFlags } from "@/lib/cli/prepare.mjs";
import { type PrismicFake, startPrismicFake } from "@/tests/fixtures/prismic-fake";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

// The client waits 1.5 s between writes, and each program takes time to start.
vi.setConfig({ testTimeout: 240_000 });

const folder = temporaryFolder();
let fake: PrismicFake;
let env: Record<string, string>;

beforeEach(async () => {
  mkdirSync(folder("content/documents/section"), { recursive: true });
  const file = "documents/section/legal.json";
  cpSync(`content/${file}`, folder("content", file));
  fake = await startPrismicFake({ models: "content/models", slices: "components/slices" });
  env = {
    CONTENT_DIR: folder("content"),
    DATA_DIR: folder("data"),
    PRISMIC_REPOSITORY: fake.repository,
    PRISMIC_ENDPOINT: fake.contentAPI,
    PRISMIC_WRITE_TOKEN: fake.writeToken,
  };
});
afterEach(() => fake.close());

type Outcome = { code: number; stdout: string; stderr: string };

function run(program: string, args: string[], extraEnv: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env, ...extraEnv, NODE_ENV: "production" as const } };
    execFile(node, [...programFlags, `lib/cli/${program}.ts`, ...args], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

const push = (...args: string[]) =>
  run("content-push", ["--migration-api", fake.migrationAPI, "--asset-api", fake.assetAPI, ...args]);

describe("npm run content:push", () => {
  it("prints the steps of a dry run, and changes nothing", async () => {
    const { code, stdout } = await push();
    expect(code).toBe(0);
    expect(stdout).toContain("create section/legal");
    expect(stdout).toContain("1 to do. Nothing was written");
    expect(fake.calls).toEqual([]);
  });

  it("rejects writing without a token, and unknown options", async () => {
    const tokenless = await run("content-push", ["--write"], { PRISMIC_WRITE_TOKEN: "" });
    expect(tokenless).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("needs PRISMIC_REPOSITORY and PRISMIC_WRITE_TOKEN"),
    });
    expect(await push("--force")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Unknown option '--force'"),
    });
    expect(fake.calls).toEqual([]);
  });

  it("reports why the repository rejected a write", async () => {
    const { code, stderr } = await run(
      "content-push",
      ["--write", "--migration-api", fake.migrationAPI, "--asset-api", fake.assetAPI],
      { PRISMIC_WRITE_TOKEN: "another" },
    );
    expect(code).toBe(1);
    expect(stderr).toContain("Not authorized");
    expect(stderr).not.toContain("another");
  });
});

describe("npm run content:pull", () => {
  it("writes the pushed documents, only with --write", async () => {
    expect(await push("--write", "--publish")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("\n1 published."),
    });
    const to = folder("pulled");
    const plan = await run("content-pull", ["--to", to]);
    expect(plan).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("1 new, 0 changed, 0 unchanged, 0 not in the repository."),
    });
    expect(() => readdirSync(to)).toThrow("ENOENT");
    expect((await run("content-pull", ["--to", to, "--write"])).code).toBe(0);
    const legal = JSON.parse(readFileSync(join(to, "section/legal.json"), "utf8"));
    expect(legal).toMatchObject({ uid: "legal", type: "section", data: { title: "Legal" } });
  });

  it("requires a repository", async () => {
    const noRepository = { PRISMIC_REPOSITORY: "", PRISMIC_ENDPOINT: "" };
    expect(await run("content-pull", [], noRepository)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("no repository to pull from"),
    });
  });

  it("reports an unreachable repository", async () => {
    const { code, stderr } = await run("content-pull", [], { PRISMIC_ENDPOINT: "http://127.0.0.1:9/api/v2" });
    expect(code).toBe(1);
    expect(stderr).toContain("The host failed (network)");
  });
});

describe("npm run content:serve", () => {
  it("rejects an invalid port, and reports a port in use", async () => {
    expect(await run("content-serve", ["--port", "http"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--port takes a number"),
    });
    const { port } = new URL(fake.contentAPI);
    expect(await run("content-serve", ["--port", port])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("EADDRINUSE"),
    });
  });
});
