/** `npm run content:push`: copies the embedded repository's documents and assets to a Prismic repository. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createWriteClient, type PrismicDocument, PrismicError } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import { readSource } from "@/lib/cli/content-source";
import { print, printError } from "@/lib/cli/program";
import { readAsset } from "@/lib/content/prismic/migration/assets";
import { type PushStep, planPush, push } from "@/lib/content/prismic/migration/push";
import { createPushFetch, type PushJournal } from "@/lib/content/prismic/migration/push-fetch";
import { readPushState, writePushState } from "@/lib/content/prismic/migration/push-state";

const stateFile = join(env.DATA_DIR, "content-push", `${env.PRISMIC_REPOSITORY ?? "none"}.json`);

const help = `Usage: npm run content:push -- [--write] [--publish]

Says what would go from ${env.CONTENT_DIR} into the repository PRISMIC_REPOSITORY.

  --write                 does it, with PRISMIC_WRITE_TOKEN: documents arrive in a migration release
  --publish               publishes that release at the end (with --write)
  --migration-api URL     another host of the Migration API
  --asset-api URL         another host of the Asset API

Another run creates nothing twice, and sends every document again: it replaces what was changed in Prismic since.
The ids of earlier runs are in ${stateFile}.
The models have to be in the repository first: npm run prismic -- push.
Exit codes: 0 done, 1 not finished, 2 wrong usage.`;

const printStep = ({ kind, name }: PushStep) => print(`${kind} ${name}`);

function readOptions() {
  const { values } = parseArgs({
    options: {
      write: { type: "boolean", default: false },
      publish: { type: "boolean", default: false },
      "migration-api": { type: "string" },
      "asset-api": { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return values;
}
type Options = ReturnType<typeof readOptions>;

function connect(journal: PushJournal, options: Options) {
  const { PRISMIC_REPOSITORY: repository, PRISMIC_WRITE_TOKEN: writeToken } = env;
  if (!repository || !writeToken) return null;
  return createWriteClient<PrismicDocument>(repository, {
    writeToken,
    fetch: createPushFetch(journal),
    ...(env.PRISMIC_ACCESS_TOKEN && { accessToken: env.PRISMIC_ACCESS_TOKEN }),
    ...(env.PRISMIC_ENDPOINT && { documentAPIEndpoint: env.PRISMIC_ENDPOINT }),
    ...(options["migration-api"] && { migrationAPIEndpoint: options["migration-api"] }),
    ...(options["asset-api"] && { assetAPIEndpoint: options["asset-api"] }),
  });
}

async function run(options: Options): Promise<number> {
  const [source, state] = await Promise.all([readSource(), readPushState(stateFile)]);
  if (!options.write) {
    const steps = planPush(source, state);
    steps.forEach(printStep);
    print(`${steps.length} to do. Nothing was written; use --write to write.`);
    return 0;
  }
  const journal = { state, save: () => writePushState(stateFile, state), creating: "" };
  const client = connect(journal, options);
  if (client === null) {
    printError("--write needs PRISMIC_REPOSITORY and PRISMIC_WRITE_TOKEN.");
    return 2;
  }
  const read = (address: string) => readAsset(address, { content: env.CONTENT_DIR, public: "public" });
  await push({ client, source, journal, readAsset: read, report: printStep });
  if (options.publish) print(`${(await client.publishMigrationRelease()).totalItems} published.`);
  else print("Done. Review the migration release and publish it.");
  return 0;
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = error instanceof PrismicError && error.response ? JSON.stringify(error.response) : "";
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return [error.message, details, cause].filter(Boolean).join("\n");
}

try {
  const options = readOptions();
  if (options.help) print(help);
  else process.exitCode = await run(options);
} catch (error) {
  printError(describeError(error));
  const isUsage = error instanceof TypeError && "code" in error;
  printError(isUsage ? help : "Not finished. Run it again to finish.");
  process.exitCode = isUsage ? 2 : 1;
}
