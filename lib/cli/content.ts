/** `npm run content`: everything that an editor does with the embedded repository. Works while the site runs. */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { localUrlOf } from "@/lib/env/schema";
import { env } from "@/lib/env/server";
import { errorCodeOf } from "@/lib/error-code";
import { fillFiguresDeep } from "@/lib/figures";
import { createPrismicClient, isEmbedded } from "@/lib/prismic/client";
import { documentPath } from "@/lib/prismic/documents";
import { readEmbeddedModels } from "@/lib/prismic/embedded";
import { checkAgainstModel } from "@/lib/prismic/embedded/check-models";
import {
  type DeskEntry,
  discardDraft,
  findEntry,
  listDesk,
  newestOf,
  publishEntry,
  startDraft,
  startNewDraft,
  unpublishEntry,
} from "@/lib/prismic/embedded/desk";
import { notifySite } from "@/lib/prismic/notify";
import { buildPreviewToken } from "@/lib/prismic/preview/token";
import { checkLinks, checkPage } from "@/lib/prismic/publish-check";
import { routes } from "@/lib/routes";
import { listSitePages } from "@/lib/seo/site-paths";
import { getFigures } from "@/lib/shared-api/read";
import type { AllDocumentTypes } from "@/prismicio-types";

const help = `Usage: npm run content -- COMMAND

  list                        every document: what is published, drafted, scheduled
  validate [NAME]             checks all documents, or one, as they would be published
  draft NAME [--from OTHER]   starts a draft and tells its file; a new page starts as a copy of OTHER
  preview NAME                prints the address that shows the draft (12 hours)
  publish NAME [--anyway]     puts the draft out; --anyway in spite of what validate finds
  schedule NAME TIME          puts the draft out at a time, such as 2027-01-15T09:00Z
  unpublish NAME              takes a document off the site; it becomes a draft
  discard NAME                throws away the draft, and what was scheduled

NAME is type/uid, such as page/datasets, or home_page or settings. --site URL names the site that is told
(default http://localhost:PORT). Exit codes: 0 done, 1 problems found or not possible now, 2 wrong usage.`;

/** Wrong usage: told with where the help is, exit code 2. */
class UsageError extends Error {}
/** Not possible as things are, exit code 1. */
class RefusedError extends Error {}

type Options = { from?: string; site: string; anyway: boolean };
type Command = (names: string[], options: Options) => Promise<number>;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

async function getEntry(name: string | undefined): Promise<DeskEntry> {
  if (!name) throw new UsageError("Give the name of a document.");
  const entry = await findEntry(name);
  if (entry === null) throw new RefusedError(`There is no document ${name}.`);
  return entry;
}

const dayOf = (timestamp: string) => `${timestamp.slice(0, 10)} ${timestamp.slice(11, 16)}`;

function describeEntry({ name, published, draft, scheduled }: DeskEntry): string {
  const states = [
    published ? `published ${dayOf(published.last_publication_date)}` : "not published",
    ...(draft ? ["draft"] : []),
    ...(scheduled ? [`scheduled ${dayOf(scheduled.last_publication_date)} UTC`] : []),
  ];
  return `${name.padEnd(40)} ${states.join(", ")}`;
}

const list: Command = async () => {
  const entries = await listDesk();
  say(entries.map(describeEntry).join("\n"));
  say(`${entries.length} documents, ${entries.filter(({ draft }) => draft).length} with a draft`);
  return 0;
};

/** Everything that drafts show, read as a preview does. */
async function readDrafts(): Promise<AllDocumentTypes[]> {
  const client = createPrismicClient({ ref: await buildPreviewToken(Date.now()) });
  const [documents, figures] = await Promise.all([client.dangerouslyGetAll({ lang: "*" }), getFigures()]);
  return documents.map((document) => fillFiguresDeep(document, figures));
}

function createCheck(documents: AllDocumentTypes[], paths: readonly string[]) {
  const known = new Set([...paths, ...documents.flatMap((document) => documentPath(document) ?? [])]);
  return (document: AllDocumentTypes) => {
    const input = {
      data: document.data,
      path: documentPath(document) ?? "",
      siteUrl: env.SITE_URL,
      isKnownPath: (path: string) => known.has(path),
    };
    const isPage = document.type === "page" || document.type === "home_page";
    return (isPage ? checkPage(input) : checkLinks(input)).flatMap(({ name, problems }) =>
      problems.map((problem) => `${name}: ${problem}`),
    );
  };
}

/** Names of documents with what is wrong with the version that would be published. */
async function findProblems(entries: readonly DeskEntry[]): Promise<Map<string, string[]>> {
  const [documents, pages, models] = await Promise.all([readDrafts(), listSitePages(), readEmbeddedModels()]);
  const check = createCheck(
    documents,
    pages.map(({ path }) => path),
  );
  return new Map(
    entries.map((entry) => {
      const newest = newestOf(entry);
      const shown = documents.find(({ id }) => id === entry.id);
      return [
        entry.name,
        [...(newest ? checkAgainstModel(newest, models) : []), ...(shown ? check(shown) : ["can't be read"])],
      ];
    }),
  );
}

function sayProblems(problems: ReadonlyMap<string, string[]>): number {
  let count = 0;
  for (const [name, found] of problems) {
    if (found.length > 0) say(`${name}\n${found.map((problem) => `  ${problem}`).join("\n")}`);
    count += found.length;
  }
  say(`${problems.size} ${problems.size === 1 ? "document" : "documents"} checked, ${count} problems`);
  return count;
}

const validate: Command = async ([name]) => {
  const entries = name ? [await getEntry(name)] : await listDesk();
  return sayProblems(await findProblems(entries)) === 0 ? 0 : 1;
};

const draft: Command = async ([name], { from }) => {
  const known = name ? await findEntry(name) : null;
  if (known === null && !from) {
    throw new RefusedError(`There is no document ${name}. To start a new one, say what to copy: --from NAME`);
  }
  if (known !== null && from) throw new RefusedError(`${name} exists already.`);
  const file = known ? await startDraft(known) : await startCopy(name ?? "", await getEntry(from));
  say(`The draft is ${relative(process.cwd(), file)}`);
  say(`Edit it, then: npm run content -- preview ${name}`);
  return 0;
};

async function startCopy(name: string, other: DeskEntry): Promise<string> {
  const [type, uid = ""] = name.split("/");
  const model = newestOf(other);
  if (model === null || model.uid === null || model.type !== type) {
    throw new UsageError("A new document is a copy of one of the same type that has a uid.");
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(uid))
    throw new UsageError("A uid is lower-case words with hyphens.");
  return startNewDraft(model, uid);
}

const preview: Command = async ([name], { site }) => {
  const entry = await getEntry(name);
  if (!entry.draft && !entry.scheduled) complain(`${entry.name} has no draft: the preview is as published.`);
  say(site + routes.preview({ token: await buildPreviewToken(Date.now()), documentId: entry.id }));
  return 0;
};

/** Tells the running site, and the person what came of it. */
async function tellSite(site: string, id: string): Promise<void> {
  const status = await notifySite(site, [id]);
  if (status === 200) say(`The site at ${site} shows it within two seconds.`);
  else if (status === null)
    say(`No site answers at ${site} (PORT says which one); it shows it once it is started again.`);
  else
    complain(
      `The site at ${site} refused the news (${status}): do both use one DATA_DIR or REVALIDATE_SECRET?`,
    );
}

async function refuseProblems(entry: DeskEntry, isAnyway: boolean): Promise<void> {
  const count = sayProblems(await findProblems([entry]));
  if (count > 0 && !isAnyway) throw new RefusedError("Nothing was published. Mend it, or add --anyway.");
}

const publish: Command = async ([name], { site, anyway }) => {
  const entry = await getEntry(name);
  if (!entry.draft && !entry.scheduled) throw new RefusedError(`${entry.name} has no draft to publish.`);
  await refuseProblems(entry, anyway);
  await publishEntry(entry, new Date(), false);
  say(`${entry.name} is published.`);
  await tellSite(site, entry.id);
  return 0;
};

const schedule: Command = async ([name, time = ""], { site, anyway }) => {
  const entry = await getEntry(name);
  const at = new Date(time);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(time) || Number.isNaN(at.getTime())) {
    throw new UsageError("Give a time, such as 2027-01-15T09:00Z.");
  }
  if (at.getTime() <= Date.now()) throw new RefusedError("That time has passed; use publish.");
  if (!entry.draft && !entry.scheduled) throw new RefusedError(`${entry.name} has no draft to schedule.`);
  await refuseProblems(entry, anyway);
  await publishEntry(entry, at, true);
  say(`${entry.name} goes out on ${at.toISOString()}, while a site runs.`);
  await tellSite(site, entry.id);
  return 0;
};

const unpublish: Command = async ([name], { site }) => {
  const entry = await getEntry(name);
  if (!entry.published && !entry.scheduled) throw new RefusedError(`${entry.name} is not published.`);
  await unpublishEntry(entry);
  say(`${entry.name} is off the site; its last version is a draft.`);
  await tellSite(site, entry.id);
  return 0;
};

const discard: Command = async ([name], { site }) => {
  const entry = await getEntry(name);
  if (!entry.draft && !entry.scheduled) throw new RefusedError(`${entry.name} has no draft.`);
  await discardDraft(entry);
  say(`The draft of ${entry.name} is gone.`);
  if (entry.scheduled) await tellSite(site, entry.id);
  return 0;
};

const commands = new Map<string, Command>([
  ["list", list],
  ["validate", validate],
  ["draft", draft],
  ["preview", preview],
  ["publish", publish],
  ["schedule", schedule],
  ["unpublish", unpublish],
  ["discard", discard],
]);

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" }, site: { type: "string" }, anyway: { type: "boolean" } },
  });
  const site = URL.parse(values.site ?? localUrlOf(env));
  if (site === null) throw new UsageError("--site takes an address, such as https://www.example.com");
  return {
    names: positionals,
    options: { from: values.from, site: site.origin, anyway: values.anyway === true },
  };
}

/** Runs one command line (without `node` and the file) and answers its exit code. */
export async function runContentProgram(argv: string[]): Promise<number> {
  const [name = "--help", ...args] = argv;
  if (name === "--help" || name === "-h" || args.includes("--help")) {
    say(help);
    return argv.length > 0 ? 0 : 2;
  }
  try {
    const command = commands.get(name);
    if (command === undefined) throw new UsageError(`There is no command "${name}".`);
    if (!isEmbedded) throw new RefusedError("The content is in Prismic (PRISMIC_REPOSITORY): edit it there.");
    const { names, options } = readArguments(args);
    return await command(names, options);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isUsage = error instanceof UsageError || errorCodeOf(error).startsWith("ERR_PARSE");
    complain(isUsage ? `${error.message}\nnpm run content -- --help tells more.` : error.message);
    return isUsage ? 2 : 1;
  }
}

if (import.meta.main) process.exitCode = await runContentProgram(process.argv.slice(2));
