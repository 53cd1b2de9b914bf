/**
 * What `npm start`, `npm run build` and `npm test` have to know before a build: prints the environment with
 * what `.env` adds to it, and the settings that are part of a build, as JSON. Bad settings end it with 1; with
 * `--check-ports` so does a port that is taken.
 */
import { createServer } from "node:http";
import { readEnv } from "@/lib/env/read-env";
import { buildSettings } from "@/lib/env/schema";
import { describeListenError, listen } from "@/lib/serving/listen";

const env = readEnv();

if (process.argv.includes("--check-ports")) {
  const server = createServer();
  try {
    await listen(server, env.PORT);
  } catch (error) {
    console.error(describeListenError(error, env.PORT));
    process.exit(1);
  }
  server.close();
}

const build = Object.fromEntries(buildSettings.map((key) => [key, env[key]]));
process.stdout.write(JSON.stringify({ env: process.env, build }));
