import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prismicCli, quietCliEnv, withPrismicProject } from "@/lib/cli/prismic-project";

/** A copy without symlinks, so that the tool writes only there. */
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "prismic-tool-"));
  withPrismicProject((folder) => cpSync(folder, project, { recursive: true, dereference: true }));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(...args: string[]): string {
  return execFileSync(process.execPath, [prismicCli, ...args], {
    cwd: project,
    // No user is logged in, so the tool needs no network.
    env: { NODE_ENV: "production", HOME: project, ...quietCliEnv },
    encoding: "utf8",
  });
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const idsOf = (text: string) => JSON.parse(text).map(({ id }: { id: string }) => id);

describe("Prismic's own command", () => {
  it("finds the repository and reports that no user is logged in", () => {
    expect(run("status")).toContain("Repository: oxbow");
  });

  it("lists every custom type", () => {
    const types = readdirSync("content/models");
    expect(idsOf(run("type", "list", "--json")).sort()).toEqual(types.sort());
  });

  it("lists every slice of the library, each with its model", () => {
    const folders = readdirSync("components/slices", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const models: Record<string, unknown>[] = JSON.parse(run("slice", "list", "--json"));
    expect(models.map(({ name }) => name).sort()).toEqual(folders.sort());
    for (const { name, ...model } of models) {
      expect({ name, ...model }).toEqual(read(`components/slices/${name}/model.json`));
    }
  });

  it("generates the same list of slices", () => {
    run("gen", "slice-index");
    const linesOf = (file: string) =>
      readFileSync(file, "utf8")
        .split("\n")
        .map((line) => line.trim().replace(/,$/, ""))
        .filter((line) => line !== "" && !line.startsWith("/"));
    expect(linesOf(join(project, "components/slices/index.ts"))).toEqual(
      linesOf("components/slices/index.ts"),
    );
  });
});
