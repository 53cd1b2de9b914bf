/** `npm run content:push`: copies the embedded repository's documents and assets to a Prismic repository. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createWriteClient, type PrismicDocument } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import { print, runProgram, UsageError } from "@/lib/cli/program";
import { reportRemoteErrors } from "@/lib/cli/remote-errors";
import { readAsset } from "@/lib/content/prismic/migration/assets";
import { type PushStep, planPush, push, readSource } from "@/lib/content/prismic/migration/push";
import {
  createPushFetch,
  type PushJournal,
  readPushState,
  writePushState,
} from "@/lib/content/prismic/migration/push-journal";

// The help prints this path, also without a repository; `--write` requires one.
const stateFile = join(env.DATA_DIR, "content-push", `${env.PRISMIC_REPOSITORY ?? "REPOSITORY"}.json`);

const help = `Usage: npm run content:push -- [--write] [--publish]

Lists the files and documents of ${env.CONTENT_DIR} for the repository PRISMIC_REPOSITORY.

  --write                 sends them, with PRISMIC_WRITE_TOKEN: documents arrive in a migration release
  --publish               publishes that release at the end (with --write)
  --migration-api URL     URL of the Migration API, if not Prismic's
  --asset-api URL         URL of the Asset API, if not Prismic's

If a run fails, run it again: it continues without duplicate documents or uploads. Every run sends all documents, so it
overwrites changes made in Prismic since the last run. The ids it has created are kept in ${stateFile}.
The models have to be in the repository first: npm run prismic -- push.
Exit codes: 0 done, 1 not finished, 2 wrong usage.`;

const printStep = ({ kind, name }: PushStep) => print(`${kind} ${name}`);

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      write: { type: "boolean", default: false },
      publish: { type: "boolean", default: false },
      "migration-api": { type: "string" },
      "asset-api": { type: "string" },
    },
  });
  return values;
}
type Options = ReturnType<typeof readOptions>;

function connect(journal: PushJournal, options: Options) {
  const { PRISMIC_REPOSITORY: repository, PRISMIC_WRITE_TOKEN: writeToken } = env;
  if (!repository || !writeToken)
    throw new UsageError("--write needs PRISMIC_REPOSITORY and PRISMIC_WRITE_TOKEN.");
  return createWriteClient<PrismicDocument>(repository, {
    writeToken,
    fetch: createPushFetch(journal),
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    documentAPIEndpoint: env.PRISMIC_ENDPOINT,
    migrationAPIEndpoint: options["migration-api"],
    assetAPIEndpoint: options["asset-api"],
  });
}

async function pushOrPlan(options: Options): Promise<void> {
  const [source, state] = await Promise.all([readSource(), readPushState(stateFile)]);
  if (!options.write) {
    const steps = planPush(source, state);
    steps.forEach(printStep);
    print(`${steps.length} to do. Nothing was written; use --write to write.`);
    return;
  }
  const journal = { state, save: () => writePushState(stateFile, state), nextDocumentId: null };
  const client = connect(journal, options);
  const read = (url: string) => readAsset(url, { content: env.CONTENT_DIR, public: "public" });
  await push({ client, source, journal, readAsset: read, report: printStep });
  if (options.publish) print(`${(await client.publishMigrationRelease()).totalItems} published.`);
  else print("Done. Review the migration release and publish it.");
}

async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  await reportRemoteErrors(() => pushOrPlan(options));
  return 0;
}

process.exitCode = await runProgram({ name: "content:push", help, run }, process.argv.slice(2));
