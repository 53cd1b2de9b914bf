/** `npm run content:serve`: serves the embedded repository through Prismic's API. */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { getRepositoryEndpoint } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import { embeddedFetch } from "@/lib/content/prismic/embedded";
import { createRepositoryListener } from "@/lib/content/prismic/serve";
import prismicConfig from "@/prismic.config.json" with { type: "json" };

const help = `Usage: npm run content:serve -- [--port N] [--host ADDRESS]

Answers Prismic's REST API v2 from the documents in ${env.CONTENT_DIR}, as far as this site uses it.
Changed files show at once. By default on port 4000 of this machine only.`;

function readOptions(): { port: number; host: string } | null {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "4000" },
        host: { type: "string", default: "127.0.0.1" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const port = Number(values.port);
    return values.help || !/^\d+$/.test(values.port) || port > 65_535 ? null : { port, host: values.host };
  } catch {
    return null;
  }
}

const options = readOptions();
if (options === null) {
  process.stderr.write(`${help}\n`);
  process.exit(2);
}

const listener = createRepositoryListener(
  { origin: new URL(getRepositoryEndpoint(prismicConfig.repositoryName)).origin, fetch: embeddedFetch },
  (error) => process.stderr.write(`${error instanceof Error ? error.message : error}\n`),
);
const server = createServer(listener);
server.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
server.listen(options.port, options.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  process.stdout.write(`PRISMIC_ENDPOINT=http://${options.host}:${port}/api/v2\n`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
