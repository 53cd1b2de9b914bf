import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listImports, listLoaded } from "@/tests/fixtures/imports";
import { repositoryFiles as files, readCode } from "@/tests/fixtures/repository-files";

/** Repository rules that the linter can't express; `biome.json` has all others. */

const sources = files.filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file));
const read = (file: string) => readFileSync(file, "utf8");
const offenders = (candidates: readonly string[], isBad: (code: string, file: string) => boolean) =>
  candidates.filter((file) => isBad(readCode(file), file));

/** Next loads this file by its path, and needs its default export. */
const cacheHandler = "lib/server/document/cache-handler.ts";
// The servers and their imports run in plain Node: without `@/`, and without a bundler that could leak a file to a
// browser.
const inPlainNode = new Set(
  ["server.ts", "lib/server/dev.ts", cacheHandler].flatMap((file) => [...listLoaded(file)]),
);

/** Names of all slices. */
const slices = new Set(files.flatMap((file) => /^components\/slices\/([^/]+)\//.exec(file)?.[1] ?? []));

describe("the repository", () => {
  it("has only the allowed top-level names", () => {
    const allowed = [
      "package.json",
      "tsconfig.json",
      "next.config.ts",
      "app",
      "components",
      "lib",
      "content",
      "public",
      "styles",
      "tests",
      ".env.example",
      "README.md",
    ];
    const forcedByTools = [
      ".ci",
      ".gitignore",
      ".npmrc",
      "biome.json",
      "instrumentation-client.ts",
      "instrumentation.ts",
      "package-lock.json",
      "playwright.config.ts",
      "postcss.config.mjs",
      "prismic.config.json",
      "prismicio-types.d.ts",
      "server.ts",
      "vitest.config.ts",
    ];
    const topLevel = [...new Set(files.map((file) => file.split("/")[0] ?? ""))].sort();
    expect(topLevel).toEqual([...allowed, ...forcedByTools].sort());
  });

  it("has no folder or file for miscellaneous code", () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z]+$)/.test(file))).toEqual(
      [],
    );
  });

  it("names files in kebab-case and slices in PascalCase", () => {
    const named = sources.filter(
      (file) => !file.startsWith("app/") && !file.startsWith("components/slices/"),
    );
    expect(named.filter((file) => !/^[a-z0-9/.-]+$/.test(file))).toEqual([]);
    expect([...slices].filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
  });

  it("gives every slice a component, a model and mocks", () => {
    const missing = [...slices].flatMap((name) =>
      ["index.tsx", "model.json", "mocks.json"]
        .map((part) => `components/slices/${name}/${part}`)
        .filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  it("has no JSX in lib", () => {
    expect(files.filter((file) => file.startsWith("lib/") && /\.(tsx|jsx)$/.test(file))).toEqual([]);
  });

  it("imports other folders by @/, not by ../", () => {
    const bundled = sources.filter((file) => !inPlainNode.has(file));
    expect(offenders(bundled, (code) => /(?:from|import)[\s(]+"\.\.\//.test(code))).toEqual([]);
  });

  it("has no Server Actions: forms are route handlers", () => {
    expect(offenders(sources, (code) => /["']use server["']/.test(code))).toEqual([]);
  });

  it("marks modules that touch secrets, disk, database or content as server-only", () => {
    const libFiles = sources.filter((file) => file.startsWith("lib/") && !file.startsWith("lib/cli/"));
    // Runs in a worker thread in plain Node, where no bundler could leak it to a browser.
    const threads = new Set(["lib/platform/database/sqlite-worker.ts"]);
    const needs =
      /from "(node:(fs|sqlite|worker_threads|http|https|tls)[^"]*|undici|nodemailer|pg|kysely|@\/lib\/base\/env\/server)"/;
    expect(
      offenders(
        libFiles,
        (code, file) =>
          needs.test(code.replace(/import type[^;]*;/g, "")) &&
          !threads.has(file) &&
          !inPlainNode.has(file) &&
          !code.includes('import "server-only"'),
      ),
    ).toEqual([]);
  });

  it("keeps API route handlers thin", () => {
    const handlers = sources.filter((file) => /^app\/api\/.*route\.ts$/.test(file));
    expect(handlers.length).toBeGreaterThan(0);
    expect(handlers.filter((file) => read(file).trim().split("\n").length > 15)).toEqual([]);
  });

  it("has default exports only where Next or Prismic requires them", () => {
    const requiring = /^(?:app|components\/slices)\//;
    const others = sources.filter((file) => !requiring.test(file) && file !== cacheHandler);
    expect(offenders(others, (code) => /^export default/m.test(code))).toEqual([]);
  });

  it("exports only what another file imports", () => {
    const importsOf = Map.groupBy(listImports(), ({ to }) => to);
    const code = new Map(
      files.filter((file) => /\.(tsx?|mjs)$/.test(file)).map((file) => [file, readCode(file)]),
    );
    const declaration = /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm;
    const unused = [...code].flatMap(([file, text]) => {
      // Next reads what files of an `app` folder export.
      if (!/^(?:components|lib|tests)\//.test(file) || file.startsWith("tests/fixtures/next-app/")) return [];
      const names = [...text.matchAll(declaration)].map(([, name = ""]) => name);
      // `import * as all` and `import()` name nothing: then the importing file has to contain the name.
      const isUsed = (name: string) =>
        importsOf.get(file)?.some(({ from, names: imported }) => {
          const namesEach = imported !== undefined && !imported.includes("*");
          return new RegExp(`\\b${name}\\b`).test((namesEach ? imported : code.get(from)) ?? "");
        });
      return names.filter((name) => !isUsed(name)).map((name) => `${file}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it("contains no machine paths, registry hosts or TODO comments", () => {
    const texts = files.filter(
      (file) => /\.(tsx?|mjs|css|json|md|ya?ml|svg|example)$/.test(file) && !file.startsWith("tests/house"),
    );
    const bad = /\/(work|farm|root)\/|tmp\/bash_jobs|registry\.npmjs|lorem ipsum|\b(TODO|FIXME)\b/i;
    expect(texts.filter((file) => bad.test(read(file)))).toEqual([]);
  });

  it("locks exact versions without download URLs", () => {
    expect(read("package-lock.json")).not.toContain('"resolved"');
    const { dependencies, devDependencies } = JSON.parse(read("package.json"));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  it("has tables of all lead forms in two files only", () => {
    const tables = sources.filter((file) =>
      /(?<!Partial<)Record<\s*(?:Exclude<)?LeadFormId\b/.test(readCode(file)),
    );
    expect(tables).toEqual(["lib/features/leads/forms/index.ts", "lib/features/leads/forms/server.ts"]);
  });

  it("measures no durations in unit tests", () => {
    const tests = files.filter((file) => /^tests\/unit\/.*\.tsx?$/.test(file));
    // `vi.waitFor` gives up after a second; `expect.poll` and Testing Library's `waitFor` are set to wait longer.
    const timing = /performance\.now\(|vi\.wait(?:For|Until)\(/;
    expect(offenders(tests, (code) => timing.test(code))).toEqual([]);
  });

  it("passes no regular expressions to toMatchObject", () => {
    const tests = files.filter((file) => /^tests\/.*\.tsx?$/.test(file));
    // `toMatchObject` takes a regular expression for an object without own properties, which every value matches.
    const pattern = /toMatchObject\((?:(?!\);)[\s\S])*?[\w"]: \/[^/*\n]+\/[a-z]*\s*[,}]/;
    expect(offenders(tests, (code) => pattern.test(code))).toEqual([]);
  });

  it("has no waits for a fixed time in unit, contract and browser tests", () => {
    const tests = files.filter((file) => /^tests\/(unit|contract|e2e)\/.*\.tsx?$/.test(file));
    // `networkidle` is half a second without a request.
    const wait = /timers\/promises|waitForTimeout\(|networkidle/;
    const sleep = (code: string) => /setTimeout\(\w+, [1-9]/.test(code) && !code.includes("useFakeTimers(");
    expect(offenders(tests, (code) => wait.test(code) || sleep(code))).toEqual([]);
  });

  it("writes texts with curly apostrophes and % signs", () => {
    const isProse = (file: string) => /^content\/.*\.md$/.test(file) && !file.endsWith("README.md");
    const lines = files.filter(isProse).flatMap((file) => {
      const text = read(file).replace(/^ *```[\s\S]*?^ *```|`[^`\n]*`/gm, "");
      return text.split("\n").map((line) => `${file}: ${line}`);
    });
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => /[A-Za-z]'[a-z]|\d percent\b/.test(line))).toEqual([]);
  });

  it("has no focused or skipped tests", () => {
    const tests = files.filter(
      (file) => /^tests\/.*\.(test|spec)\.tsx?$/.test(file) && file !== "tests/house.test.ts",
    );
    expect(offenders(tests, (code) => /\b(test|it|describe)\.(only|skip|todo|fixme)\b/.test(code))).toEqual(
      [],
    );
  });
});
