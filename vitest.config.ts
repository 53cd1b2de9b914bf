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
 * Files that need their own process: for a DOM, or because they replace modules, settings or globals. All others share
 * processes and their loaded modules, which are most of a small file's run time.
 */
const changesItsWorld =
  /@vitest-environment|\bvi\.(?:mock|doMock|hoisted|resetModules|stub\w+)\b|process\.env\b/;
const unitFiles = globSync(["tests/unit/**/*.test.{ts,tsx}", "tests/*.test.ts"]);
const apart = unitFiles.filter((file) => changesItsWorld.test(readFileSync(file, "utf8")));

const unit = {
  environment: "node",
  setupFiles: ["tests/fixtures/patient-waits.ts"],
  // One per core: Vitest's default leaves one of them idle.
  maxWorkers: "100%",
  // Never a speed limit: a busy machine runs property tests slowly, and that is no failure.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
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
          include: unitFiles.filter((file) => !apart.includes(file)),
          isolate: false,
        },
      },
      {
        plugins: [pictures],
        resolve: { alias },
        test: { ...unit, name: "unit-apart", include: apart },
      },
      {
        resolve: { alias },
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: "tests/fixtures/contract-postgres.ts",
          environment: "node",
          // More than there are cores, because these tests mostly wait for servers, databases and retries.
          maxWorkers: 4,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
