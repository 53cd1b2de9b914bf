/**
 * What `npm start`, `npm run build` and `npm test` have to know before a build: prints the environment with
 * what `.env` adds to it, and the settings that are part of a build, as JSON. Bad settings end it with 1; with
 * `--check-ports` so does a port that is taken.
 */
import { createServer } from "node:http";
import { readEnv } from "@/lib/base/env/read-env";
import { buildSettings } from "@/lib/base/env/schema";
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
  server.close();
}

if (process.argv.includes("--check-ports")) {
  await checkAddress(siteAddressOf(env));
  const metrics = metricsAddressOf(env);
  if (metrics !== null) await checkAddress(metrics);
}

const build = Object.fromEntries(buildSettings.map((key) => [key, env[key]]));
process.stdout.write(JSON.stringify({ env: process.env, build }));
