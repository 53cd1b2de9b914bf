/** `npm run content:pull`: compares a remote Prismic repository with `CONTENT_DIR/documents`, or saves it there. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createClient, type PrismicDocument } from "@prismicio/client";
import { env } from "@/lib/base/env/server";
import { print, runProgram, UsageError } from "@/lib/cli/program";
import { reportRemoteErrors } from "@/lib/cli/remote-errors";
import { isEmbedded, repositoryName } from "@/lib/content/prismic/client";
import { applyPull, type PullPlan, planPull } from "@/lib/content/prismic/migration/pull";
import { remoteFetch } from "@/lib/content/prismic/remote-fetch";

const help = `Usage: npm run content:pull -- [--write] [--prune] [--to FOLDER]

Lists how the documents in ${env.CONTENT_DIR} differ from those in the repository PRISMIC_REPOSITORY
(or at PRISMIC_ENDPOINT).

  --write        writes the files
  --prune        deletes files of documents that the repository does not have (with --write)
  --to FOLDER    target folder instead of ${env.CONTENT_DIR}/documents

A document that already has a file keeps that file name, even if its uid has changed.
Exit codes: 0 done, 1 failed, 2 wrong usage.`;

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      write: { type: "boolean", default: false },
      prune: { type: "boolean", default: false },
      to: { type: "string" },
    },
  });
  return values;
}

function printPlan({ added, changed, same, localOnly }: PullPlan): void {
  for (const { path } of added) print(`new         ${path}`);
  for (const { path } of changed) print(`changed     ${path}`);
  for (const path of localOnly) print(`local only  ${path}`);
  print(
    `${added.length} new, ${changed.length} changed, ${same.length} unchanged, ${localOnly.length} not in the repository.`,
  );
}

async function pull(options: ReturnType<typeof readOptions>): Promise<void> {
  const client = createClient<PrismicDocument>(repositoryName, {
    fetch: remoteFetch,
    documentAPIEndpoint: env.PRISMIC_ENDPOINT,
    accessToken: env.PRISMIC_ACCESS_TOKEN,
  });
  const folder = resolve(options.to ?? `${env.CONTENT_DIR}/documents`);
  const plan = await planPull(client, folder);
  printPlan(plan);
  if (options.write) await applyPull(plan, { prune: options.prune });
  else print("Nothing was written; use --write to write.");
}

async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (isEmbedded)
    throw new UsageError("Set PRISMIC_REPOSITORY or PRISMIC_ENDPOINT: there is no repository to pull from.");
  await reportRemoteErrors(() => pull(options));
  return 0;
}

process.exitCode = await runProgram({ name: "content:pull", help, run }, process.argv.slice(2));
