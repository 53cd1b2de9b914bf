import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `server-only` throws outside a React server graph; tests run server modules in plain Node.
const alias = { "@": at("."), "server-only": at("./node_modules/server-only/empty.js") };

/** An image import, as Next resolves it. */
const pictures: Plugin = {
  name: "pictures",
  enforce: "pre",
  load: (id) => (id.endsWith(".svg") ? `export default { src: "/${basename(id)}" }` : null),
};

/**
 * Files that replace modules, change the environment (as the fixture of the shared API does), or test what a visit
 * stores need a process of their own. All others share processes and their loaded modules, which are most of a small
 * file's run time. Components share a DOM.
 */
const needsOwnProcess =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv)\b|process\.env\b|fixtures\/shared-api-route/;
const unitFiles = globSync(["tests/unit/**/*.test.{ts,tsx}", "tests/*.test.ts"]);
const projectOf = (file: string) => {
  const code = readFileSync(file, "utf8");
  const hasDom = /@vitest-environment jsdom/.test(code);
  if (hasDom && file.startsWith("tests/unit/components/") && !needsOwnProcess.test(code)) return "unit-dom";
  return hasDom || needsOwnProcess.test(code) || /\bvi\.stubGlobal\b/.test(code) ? "unit-apart" : "unit";
};
const filesOf = (project: string) => unitFiles.filter((file) => projectOf(file) === project);

/** Before each test, spies, environment variables and globals are again as they were. */
const restoredBeforeEachTest = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

const unit = {
  ...restoredBeforeEachTest,
  environment: "node",
  setupFiles: ["tests/fixtures/dom.ts"],
  // One per core: Vitest's default leaves one of them idle.
  maxWorkers: "100%",
  // Never a speed limit: a busy machine runs property tests slowly, and that is no failure.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  resolve: { alias },
  test: {
    passWithNoTests: false,
    projects: [
      {
        plugins: [pictures],
        resolve: { alias },
        test: {
          ...unit,
          name: "unit",
          include: filesOf("unit"),
          isolate: false,
        },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: { ...unit, name: "unit-dom", include: filesOf("unit-dom"), isolate: false },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: { ...unit, name: "unit-apart", include: filesOf("unit-apart") },
      },
      {
        resolve: { alias },
        test: {
          ...restoredBeforeEachTest,
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: "tests/fixtures/contract-postgres.ts",
          environment: "node",
          // More than there are cores, because these tests mostly wait for servers, databases and retries.
          maxWorkers: 4,
          // Never a speed limit: beside a build, these processes get a tenth of the CPU.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
