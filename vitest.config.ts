import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `server-only` throws outside a React server graph; tests run server modules in plain Node.
const alias = { "@": at("."), "server-only": at("./node_modules/server-only/empty.js") };

export default defineConfig({
  resolve: { alias },
  test: {
    passWithNoTests: false,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/fixtures/patient-waits.ts"],
          // One for each core: by itself Vitest leaves one of them idle.
          maxWorkers: "100%",
          // Never a bound on speed: a busy machine runs property tests slowly, and that is no failure.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: "tests/fixtures/postgres-user.ts",
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
