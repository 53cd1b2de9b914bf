/**
 * Checks before a build, for `npm start`, `npm run build` and `npm test`: prints the environment merged with
 * `.env`, and the settings that a build depends on, as JSON. Exits with 1 for invalid settings, and with
 * `--check-ports` also for a port in use.
 */
import { createServer } from "node:http";
import { buildSettings, readEnv } from "@/lib/base/env/schema";
import { type ListenAddress, listen, metricsAddressOf, siteAddressOf } from "@/lib/server/listen";
import { describeStartError } from "@/lib/server/start-error";

const env = readEnv();

async function checkAddress(address: ListenAddress): Promise<void> {
  const server = createServer();
  try {
    await listen(server, address);
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
  // Stays bound until this process ends, so that a second setting with the same port is found.
  server.unref();
}

if (process.argv.includes("--check-ports")) {
  await checkAddress(siteAddressOf(env));
  const metrics = metricsAddressOf(env);
  if (metrics !== null) await checkAddress(metrics);
}

const build = Object.fromEntries(buildSettings.map((key) => [key, env[key]]));
process.stdout.write(JSON.stringify({ env: process.env, build }));
