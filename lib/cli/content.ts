/**
 * `npm run content`: the editors' command line for the content of this project. Works while the site runs.
 */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { localUrlOf } from "@/lib/base/env/schema";
import { env } from "@/lib/base/env/server";
import { formatUtcMinute } from "@/lib/base/format/date";
import { slugPattern } from "@/lib/base/markdown/slug";
import { routes } from "@/lib/base/routes";
import { print, printError, RefusedError, runProgram, takeCommand, UsageError } from "@/lib/cli/program";
import {
  type ContentEntry,
  discardDraft,
  isContentFileName,
  latestVersion,
  listEntries,
  publishEntry,
  startDraft,
  startNewDocument,
  startNewFile,
  unpublishEntry,
  type Version,
} from "@/lib/content/editing/versions";
import { isEmbedded } from "@/lib/content/prismic/client";
import { buildPreviewToken } from "@/lib/content/prismic/embedded/preview-token";
import { notifySite } from "@/lib/content/prismic/notify";
import { setProblemListener } from "@/lib/platform/content-files/problem";
import { createValidator, type Finding } from "@/lib/site/content-checks/validate";
import { changeContent, type RecordFolderChange, syncContent } from "@/lib/site/share-changes";

const help = `Usage: npm run content -- COMMAND

  list                        lists everything that can be edited, with its state
  validate [NAME]             checks everything, or one name, as it would be published
  draft NAME [--from OTHER]   creates a draft and prints its file; a new page or file is a copy of OTHER
  preview NAME                prints a URL that shows the draft for 12 hours; CMS pages only
  publish NAME [--anyway]     publishes the draft; --anyway ignores advice, but never errors
  schedule NAME TIME          publishes the draft at a time, such as 2027-01-15T09:00Z; also with --anyway; CMS pages only
  unpublish NAME              removes a page from the site and keeps it as a draft
  discard NAME                deletes the draft and the scheduled version

NAME is folder/file as in the list: page/datasets, home_page, settings, posts/robots-txt-rfc-9309,
shared-api/pricing. --site URL names the running site (default: changes are sent to http://localhost:PORT,
and preview URLs start with SITE_URL). Exit codes: 0 done, 1 problems found or not possible now, 2 wrong usage.`;

type Options = { from?: string; site?: string; anyway: boolean };
type Context = Options & {
  /** Records changes for the other servers; null without `DATABASE_URL`, and for commands that change nothing. */
  record: RecordFolderChange | null;
};
type Command = (args: string[], context: Context) => Promise<number>;

async function findEntry(name: string): Promise<ContentEntry | null> {
  if (!isEmbedded && !isContentFileName(name))
    throw new RefusedError("The pages are in Prismic (PRISMIC_REPOSITORY): edit them there.");
  return (await listEntries()).find((entry) => entry.name === name) ?? null;
}

const nameMissing = "Give a name, such as page/datasets.";

async function getEntry(name: string | undefined): Promise<ContentEntry> {
  if (!name) throw new UsageError(nameMissing);
  const entry = await findEntry(name);
  if (entry === null) throw new RefusedError(`There is no ${name}. npm run content -- list shows all names.`);
  return entry;
}

function describeEntry({ name, published, draft, scheduled }: ContentEntry): string {
  const timeOf = ({ document }: Version) => {
    if (isContentFileName(name)) return "";
    return document
      ? ` ${formatUtcMinute(Date.parse(document.last_publication_date))}`
      : " (unreadable: run validate)";
  };
  const states = [
    published ? `published${timeOf(published)}` : "not published",
    ...(draft ? ["draft"] : []),
    ...(scheduled ? [`scheduled${timeOf(scheduled)}`] : []),
  ];
  return `${name.padEnd(44)} ${states.join(", ")}`;
}

const list: Command = async () => {
  const entries = await listEntries();
  print(entries.map(describeEntry).join("\n"));
  print(`${entries.length} items, ${entries.filter(({ draft }) => draft).length} with a draft`);
  return 0;
};

function describeFinding({ line, field, message, isAdvice }: Finding): string {
  const place = field === "" ? `line ${line}` : `line ${line}, ${field}`;
  return `  ${place}: ${message}${isAdvice ? " (advice)" : ""}`;
}

async function checkEntries(entries: readonly ContentEntry[]): Promise<Finding[]> {
  const validator = await createValidator();
  const found: Finding[] = [];
  for (const entry of entries) {
    const findings = await validator.check(entry);
    const file = relative(process.cwd(), latestVersion(entry).file);
    if (findings.length > 0) print(`${entry.name} (${file})\n${findings.map(describeFinding).join("\n")}`);
    found.push(...findings);
  }
  print(`${entries.length} checked, ${found.length} ${found.length === 1 ? "problem" : "problems"}`);
  return found;
}

const validate: Command = async ([name]) => {
  const found = await checkEntries(name ? [await getEntry(name)] : await listEntries());
  return found.length === 0 ? 0 : 1;
};

const draft: Command = async ([name], { from }) => {
  if (!name) throw new UsageError(nameMissing);
  const known = await findEntry(name);
  if (known === null && !from) {
    throw new RefusedError(`There is no ${name}. To create it, name what to copy: --from NAME`);
  }
  if (known !== null && from) throw new RefusedError(`${name} already exists.`);
  const file = known ? await startDraft(known) : await startCopy(name, await getEntry(from));
  const next = isContentFileName(name) ? "validate" : "preview";
  print(`The draft is ${relative(process.cwd(), file)}`);
  print(`Edit it, then: npm run content -- ${next} ${name}`);
  return 0;
};

async function startCopy(name: string, sourceEntry: ContentEntry): Promise<string> {
  const [folder, slug = "", ...rest] = name.split("/");
  const source = latestVersion(sourceEntry);
  const isSlug = rest.length === 0 && slugPattern.test(slug);
  if (isContentFileName(sourceEntry.name)) {
    if (!isSlug || !sourceEntry.name.startsWith(`${folder}/`) || !source.file.endsWith(".md")) {
      throw new UsageError(
        "A new file is a copy of a text in the same folder; its name is lower-case words with hyphens.",
      );
    }
    return startNewFile(name, source);
  }
  if (!source.document || source.document.uid === null || source.document.type !== folder) {
    throw new UsageError("A new document is a copy of one of the same type that has a uid.");
  }
  if (!isSlug) throw new UsageError("A uid is lower-case words with hyphens.");
  return startNewDocument(source.document, slug);
}

const preview: Command = async ([name], { site = env.SITE_URL }) => {
  const entry = await getEntry(name);
  if (isContentFileName(entry.name)) {
    throw new RefusedError(
      `Only CMS pages have previews. npm run content -- validate ${entry.name} checks the draft.`,
    );
  }
  if (entry.id === null)
    throw new RefusedError(
      `${entry.name} cannot be read. npm run content -- validate ${entry.name} says why.`,
    );
  if (!entry.draft && !entry.scheduled)
    printError(`${entry.name} has no draft: the preview shows the published version.`);
  print(site + routes.preview({ token: await buildPreviewToken(Date.now()), documentId: entry.id }));
  return 0;
};

/**
 * Records a change, or notifies the running site of it.
 * @param doneMessage for the editor, once the change is certain
 * @param effect the predicate of a sentence about the site: "shows it within two seconds."
 */
async function notifyAboutChange(
  { id, name }: ContentEntry,
  { site = localUrlOf(env), record }: Context,
  doneMessage: string,
  effect: string,
): Promise<void> {
  const changed = isContentFileName(name)
    ? { documents: [], files: [name] }
    : { documents: id ? [id] : [], files: [] };
  if (record !== null) {
    await record(changed);
    print(doneMessage);
    print(`Every site on this database ${effect}`);
    return;
  }
  print(doneMessage);
  const status = await notifySite(site, changed);
  if (status === 200) print(`The site at ${site} ${effect}`);
  else if (status === null && !isEmbedded && env.REVALIDATE_SECRET === undefined)
    printError(
      "REVALIDATE_SECRET is not set, so the site was not notified. It shows the change within an hour.",
    );
  else if (status === null)
    print(
      `No site responds at ${site} (set PORT or --site for another one). It shows the change after its next start.`,
    );
  else
    printError(
      `The site at ${site} rejected the notification (${status}): check that both use the same DATA_DIR or REVALIDATE_SECRET.`,
    );
}

async function requireValid(entry: ContentEntry, ignoresAdvice: boolean): Promise<void> {
  const found = await checkEntries([entry]);
  if (found.some(({ isAdvice }) => !isAdvice)) {
    throw new RefusedError("Nothing was changed: fix the errors above. --anyway only ignores advice.");
  }
  if (found.length > 0 && !ignoresAdvice) {
    throw new RefusedError("Nothing was changed. Follow the advice, or add --anyway.");
  }
}

const showsItSoon = "shows it within two seconds.";

const publish: Command = async ([name], context) => {
  const entry = await getEntry(name);
  if (!entry.draft && !entry.scheduled) throw new RefusedError(`${entry.name} has no draft to publish.`);
  await requireValid(entry, context.anyway);
  await publishEntry(entry);
  await notifyAboutChange(entry, context, `${entry.name} is published.`, showsItSoon);
  return 0;
};

/** A time with a time zone. Impossible dates, such as February 30, are refused. */
function parseTime(text: string): Date {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw new UsageError("Give a time, such as 2027-01-15T09:00Z.");
  }
}

const schedule: Command = async ([name, time = ""], context) => {
  const entry = await getEntry(name);
  if (isContentFileName(entry.name)) throw new RefusedError("Only CMS pages can be scheduled. Use publish.");
  const at = parseTime(time);
  if (at.getTime() <= Date.now()) throw new RefusedError("That time has passed; use publish.");
  if (!entry.draft && !entry.scheduled) throw new RefusedError(`${entry.name} has no draft to schedule.`);
  await requireValid(entry, context.anyway);
  await publishEntry(entry, at);
  const doneMessage = `${entry.name} will be published at ${formatUtcMinute(at.getTime())}.`;
  await notifyAboutChange(
    entry,
    context,
    doneMessage,
    "will publish it at that time; until then only previews show it.",
  );
  return 0;
};

/** Whether an entry may be unpublished. The code refers to all others by name, so the site needs them. */
const isRemovable = ({ name, published }: ContentEntry) =>
  isContentFileName(name)
    ? published?.file.endsWith(".md") === true && !name.startsWith("docs/")
    : /^(?:page|testimonial)\//.test(name);

const unpublish: Command = async ([name], context) => {
  const entry = await getEntry(name);
  if (!entry.published && !entry.scheduled) throw new RefusedError(`${entry.name} is not published.`);
  if (!isRemovable(entry))
    throw new RefusedError(`The site requires ${entry.name}. Change it instead of removing it.`);
  await unpublishEntry(entry);
  const doneMessage = `${entry.name} is unpublished; its last version is a draft.`;
  await notifyAboutChange(entry, context, doneMessage, showsItSoon);
  return 0;
};

const discard: Command = async ([name], context) => {
  const entry = await getEntry(name);
  const { draft, scheduled } = entry;
  if (!draft && !scheduled) throw new RefusedError(`${entry.name} has no draft.`);
  await discardDraft(entry);
  const versions = [draft && "draft", scheduled && "scheduled version"].filter(Boolean).join(" and ");
  const doneMessage = `Deleted the ${versions} of ${entry.name}.`;
  if (scheduled) await notifyAboutChange(entry, context, doneMessage, "was notified.");
  else print(doneMessage);
  return 0;
};

/** These make no edit. Like every command they publish what is due and copy other servers' changes. */
const readOnlyCommands: readonly Command[] = [list, validate, preview];

/**
 * Runs a command. With `DATABASE_URL`, the other servers' changes are copied first, and edited drafts are shared with them.
 * Read-only commands run without the lock on the content folder: otherwise `list | less` would hold it until less exits.
 */
async function runCommand(command: Command, args: string[], options: Options): Promise<number> {
  if (!readOnlyCommands.includes(command))
    return changeContent((record) => command(args, { ...options, record }));
  await syncContent();
  return command(args, { ...options, record: null });
}

/** The most arguments that a command takes; one unless listed. */
const maxArguments: Record<string, number> = { list: 0, schedule: 2 };

const commands: Record<string, Command> = {
  list,
  validate,
  draft,
  preview,
  publish,
  schedule,
  unpublish,
  discard,
};

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" }, site: { type: "string" }, anyway: { type: "boolean" } },
  });
  const site = values.site === undefined ? undefined : URL.parse(values.site);
  if (site === null) throw new UsageError("--site takes a URL, such as https://www.example.com");
  return {
    positionals,
    options: { from: values.from, site: site?.origin, anyway: values.anyway === true },
  };
}

async function run(args: string[]): Promise<number> {
  if (args.length === 0) {
    print(help);
    return 2;
  }
  // Problems are printed by `validate`, not logged.
  setProblemListener(() => {});
  const [command, rest] = takeCommand(commands, args);
  const { positionals, options } = readArguments(rest);
  const limit = maxArguments[args[0] ?? ""] ?? 1;
  if (positionals.length > limit)
    throw new UsageError(`Too many arguments: ${positionals.slice(limit).join(" ")}`);
  return runCommand(command, positionals, options);
}

export const runContentProgram = (args: string[]) => runProgram({ name: "content", help, run }, args);

if (import.meta.main) process.exitCode = await runContentProgram(process.argv.slice(2));
