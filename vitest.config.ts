import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `server-only` throws outside a React server graph; tests run server modules in plain Node.
const alias = { "@": at("."), "server-only": at("./node_modules/server-only/empty.js") };

/** A picture that a component imports, as Next gives it. */
const pictures: Plugin = {
  name: "pictures",
  enforce: "pre",
  load: (id) => (id.endsWith(".svg") ? `export default { src: "/${basename(id)}" }` : null),
};

/**
 * What gives a file a process of its own: a document, or modules, settings and globals that it replaces. All others
 * share processes, and with them the modules that they load, which is most of what a small file takes.
 */
const changesItsWorld =
  /@vitest-environment|\bvi\.(?:mock|doMock|hoisted|resetModules|stub\w+)\b|process\.env\b/;
const unitFiles = globSync(["tests/unit/**/*.test.{ts,tsx}", "tests/*.test.ts"]);
const apart = unitFiles.filter((file) => changesItsWorld.test(readFileSync(file, "utf8")));

const unit = {
  environment: "node",
  setupFiles: ["tests/fixtures/patient-waits.ts"],
  // One for each core: by itself Vitest leaves one of them idle.
  maxWorkers: "100%",
  // Never a bound on speed: a busy machine runs property tests slowly, and that is no failure.
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
          // More than there are cores: these wait for servers, databases and retries most of the time.
          maxWorkers: 4,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
