/** `npm run content:serve`: serves the embedded repository through Prismic's API. */
import { once } from "node:events";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { getRepositoryEndpoint } from "@prismicio/client";
import { localUrlOf } from "@/lib/base/env/schema";
import { env } from "@/lib/base/env/server";
import { print, printError, RefusedError, runProgram, UsageError } from "@/lib/cli/program";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import { createRepositoryListener } from "@/lib/content/prismic/serve";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

const help = `Usage: npm run content:serve -- [--port N] [--host ADDRESS]

Serves the documents in ${env.CONTENT_DIR} through the parts of Prismic's REST API v2 that this site uses.
Changes to files take effect immediately. By default on port 4000 of this machine only.`;

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", default: "4000" },
      host: { type: "string", default: "127.0.0.1" },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new UsageError("--port takes a number up to 65535.");
  // Prismic's own origin, which the embedded repository's responses contain; the listener replaces it with its own.
  const { origin } = new URL(getRepositoryEndpoint(prismicConfig.repositoryName));
  const listener = createRepositoryListener({ origin, fetch: embeddedRepository.fetch }, (error) =>
    printError(error instanceof Error ? error.message : String(error)),
  );
  const server = createServer(listener).listen(port, values.host);
  await once(server, "listening").catch((error: Error) => {
    throw new RefusedError(error.message);
  });
  const address = server.address();
  const listeningPort = typeof address === "object" && address !== null ? address.port : port;
  print(`PRISMIC_ENDPOINT=${localUrlOf({ HOST: values.host, PORT: listeningPort })}/api/v2`);
  return 0;
}

process.exitCode = await runProgram({ name: "content:serve", help, run }, process.argv.slice(2));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
