/** `npm run leads`: the command line for leads. Works while the site runs. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { env } from "@/lib/base/env/server";
import { errorCodeOf } from "@/lib/base/error-code";
import { printable } from "@/lib/base/format/printable";
import { formatFailed, formatLead, formatLeadList, sortByDue } from "@/lib/cli/leads-view";
import { moveToPostgres } from "@/lib/cli/move-leads";
import { buildFolders } from "@/lib/cli/prepare.mjs";
import { print, printError, RefusedError, runProgram, takeCommand, UsageError } from "@/lib/cli/program";
import { findRunningSite } from "@/lib/cli/running-site.mjs";
import { buildMailFolder } from "@/lib/features/leads/destinations/mailbox";
import { formatLeadsCsv, formatLeadsJson } from "@/lib/features/leads/export";
import { buildExportFolder } from "@/lib/features/leads/export-files";
import { type LeadFormId, leadFormIds } from "@/lib/features/leads/forms";
import { formatReference, idSuffixOf, parseReference } from "@/lib/features/leads/lead/reference";
import { offices } from "@/lib/features/leads/lead/working-hours";
import { answerLead, assignLead } from "@/lib/features/leads/progress";
import { eraseLeads } from "@/lib/features/leads/remove-leads";
import { getLeadStore } from "@/lib/features/leads/store";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import type { LeadFilter, LeadState } from "@/lib/features/leads/store/types";
import { findKeyProblem } from "@/lib/platform/keys/check-keys";
import {
  acceptOwnSecrets,
  describeDifferentSecrets,
  lastingSecrets,
  listDifferentSecrets,
  sharedSecrets,
} from "@/lib/platform/keys/compare-keys";

const help = `Usage: npm run leads -- COMMAND

  list [--held|--attention|--pending|--overdue|--dismissed] [--form FORM] [--email EMAIL]
       [--owner NAME] [--text WORDS] [--limit N]
                              leads with their deliveries (25 by default): unanswered ones
                              first, overdue ones at the top, then the newest.
                              --owner takes part of a name, or "nobody"; --text searches
                              everything that was submitted. Dismissed leads show with --dismissed,
                              --email and --text
  show ID                     shows one lead in full
  assign ID NAME              assigns a lead to a sales manager; its sender sees the name
  answer ID                   marks a lead as answered; its sender sees it
  release ID                  delivers a held (or dismissed) lead to its destinations
  dismiss ID                  dismisses a held lead: it is never delivered and no longer in
                              reminders, but it is not erased
  replay ID | --all [--dry-run]
                              retries deliveries that need attention or wait for a retry;
                              --dry-run only lists them
  export --csv|--json [FILE|-]
                              writes all leads to a file; - is standard output
  erase EMAIL [--yes]         erases a person: leads, local mails, exports; the CRM and the
                              readers of the lead mails are asked to do the same
  move                        copies leads, analytics and keys from the SQLite files of
                              DATA_DIR to DATABASE_URL, and compares all of it. Stop the site
                              first. It can be repeated after an interruption
  keys [--accept]             says whether these settings have the keys of the other servers;
                              --accept makes them the keys that every server must have

Exit codes: 0 done, 1 not found or not possible now, 2 wrong usage.
ID is a lead's id or its reference (OX-7K3M-Q2). Due times count working hours: Monday to
Friday, 09:00 to 17:00 in ${offices.sales.city}; for press questions 08:00 to 18:00 in
${offices.press.city}. Public holidays count as working days.
npm needs the "--" before arguments that start with "-".`;

/** Most leads that one command reads. */
const maxLeads = 30_000;
const maxManagerName = 100;

type Command = (args: string[], store: LeadStore) => Promise<number>;

function takeOne(positionals: string[], name = "lead id"): string {
  const [value, ...rest] = positionals;
  if (!value || rest.length > 0) throw new UsageError(`Give one ${name}.`);
  return value;
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLeads) {
    throw new UsageError(`--limit takes a whole number from 1 to ${maxLeads}.`);
  }
  return limit;
}

function parseForm(text: string): LeadFormId {
  const form = leadFormIds.find((id) => id === text);
  if (form === undefined) throw new UsageError(`--form takes one of: ${leadFormIds.join(", ")}.`);
  return form;
}

/** The states that `list` can filter by, one at a time. */
const stateNames = ["held", "attention", "pending", "overdue", "dismissed"] as const satisfies LeadState[];

const booleanOption = { type: "boolean" } as const;
const stringOption = { type: "string" } as const;

function parseListFilter(args: string[]): LeadFilter & { limit: number } {
  const { values } = parseArgs({
    args,
    options: {
      held: booleanOption,
      attention: booleanOption,
      pending: booleanOption,
      overdue: booleanOption,
      dismissed: booleanOption,
      form: stringOption,
      email: stringOption,
      owner: stringOption,
      text: stringOption,
      limit: { type: "string", default: "25" },
    },
  });
  const { form, email, owner, limit } = values;
  const [state, ...more] = stateNames.filter((name) => values[name]);
  if (more.length > 0) throw new UsageError(`Give one of --${stateNames.join(", --")}.`);
  return {
    state,
    // A search for a person or text includes dismissed leads.
    withoutDismissed: (state ?? email ?? values.text) === undefined,
    forms: form === undefined ? undefined : [parseForm(form)],
    threadsOfEmail: email,
    owner: owner === "nobody" ? null : owner,
    text: values.text,
    limit: parseLimit(limit),
  };
}

const list: Command = async (args, store) => {
  const filter = parseListFilter(args);
  const counts = await store.counts();
  // Reads all open leads, because a later lead can be due earlier.
  const found = await store.listLeads({
    ...filter,
    order: "due",
    limit: Math.max(filter.limit, counts.open),
  });
  print(formatLeadList(sortByDue(found).slice(0, filter.limit), counts, Date.now()));
  return 0;
};

/** The lead id of a reference; anything else is returned unchanged. */
async function resolveId(text: string, store: LeadStore): Promise<string> {
  const reference = parseReference(text);
  if (reference === null) return text;
  const candidates = await store.listLeads({ idSuffix: idSuffixOf(reference), limit: maxLeads });
  const ids = candidates.map(({ lead }) => lead.id).filter((id) => formatReference(id) === reference);
  if (ids.length > 1) throw new UsageError(`Several leads have this reference: ${ids.join(", ")}.`);
  return ids[0] ?? text;
}

const takeId = (args: string[]) => takeOne(parseArgs({ args, allowPositionals: true }).positionals);

/** A command that changes one lead. Throws if `change` returns false: there is no such lead, or it has another state. */
const forLead =
  (
    change: (id: string, store: LeadStore) => Promise<boolean>,
    refusal: (given: string) => string,
    successText: string,
  ): Command =>
  async (args, store) => {
    const given = takeId(args);
    if (!(await change(await resolveId(given, store), store))) throw new RefusedError(refusal(given));
    print(successText);
    return 0;
  };

const show: Command = async (args, store) => {
  const given = takeId(args);
  const found = await store.getLead(await resolveId(given, store));
  if (found === null) throw new RefusedError(`There is no lead ${given}.`);
  const { id, email } = found.lead;
  const fromSameEmail = email === "" ? [] : await store.listLeads({ email, limit: maxLeads });
  const others = fromSameEmail.filter(({ lead }) => lead.id !== id);
  print(formatLead(found, others, Date.now()));
  return 0;
};

const assign: Command = async (args, store) => {
  const [given, ...words] = parseArgs({ args, allowPositionals: true }).positionals;
  const name = words.join(" ").trim();
  if (!given || name === "" || name.length > maxManagerName || /\p{Cc}/u.test(name)) {
    throw new UsageError("Give a lead id and the name of a sales manager.");
  }
  if (!(await assignLead(store, await resolveId(given, store), name, Date.now())))
    throw new RefusedError(`There is no lead ${given}.`);
  print(`Assigned to ${name}.`);
  return 0;
};

const answer = forLead(
  (id, store) => answerLead(store, id, Date.now()),
  (given) => `There is no lead ${given}, or it is already answered.`,
  "Marked as answered.",
);

const release = forLead(
  (id, store) => store.release(id, Date.now()),
  (given) => `There is no held lead ${given}.`,
  "Released. The running site delivers it within seconds.",
);

const dismiss = forLead(
  (id, store) => store.dismiss(id, Date.now()),
  (given) => `There is no held lead ${given}.`,
  "Dismissed. It will not be delivered. `release` reverts this, `list --dismissed` shows it.",
);

const replay: Command = async (args, store) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: booleanOption, "dry-run": booleanOption },
  });
  if (values.all && positionals.length > 0) throw new UsageError("Give a lead id or --all, not both.");
  const given = values.all ? null : takeOne(positionals, "lead id, or --all");
  const id = given && (await resolveId(given, store));
  const failed = await store.listFailed(id);
  if (failed.length === 0) {
    printError(given === null ? "No delivery failed." : `No delivery of lead ${given} failed.`);
    return given === null ? 0 : 1;
  }
  print(formatFailed(failed));
  if (values["dry-run"]) {
    print("Nothing was changed. Without --dry-run they are retried.");
    return 0;
  }
  const count = await store.replay(id, Date.now());
  print(
    `${count} ${count === 1 ? "delivery" : "deliveries"} will be retried within seconds, while the site runs.`,
  );
  print("Each keeps its idempotency key (an email its Message-ID), so that receivers can ignore repeats.");
  return 0;
};

async function saveExport(text: string, file: string): Promise<void> {
  // PRIVACY: the file is full of personal data, so only its owner may read it.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if (errorCodeOf(error) !== "EEXIST") throw error;
    throw new RefusedError("That file already exists; nothing was written.");
  });
}

const exportLeads: Command = async (args, store) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { csv: booleanOption, json: booleanOption },
  });
  if (Boolean(values.csv) === Boolean(values.json)) throw new UsageError("Give one of --csv and --json.");
  if (positionals.length > 1) throw new UsageError("Give one file.");
  const leads = await store.listLeads({ limit: maxLeads });
  if (leads.length === maxLeads) printError(`Only the newest ${maxLeads} leads are in this export.`);
  const text = values.csv ? formatLeadsCsv(leads) : formatLeadsJson(leads);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const standard = join(buildExportFolder(env.DATA_DIR), `leads-${stamp}.${values.csv ? "csv" : "json"}`);
  const file = positionals[0] ?? standard;
  if (file === "-") {
    process.stdout.write(process.stdout.isTTY ? text.split("\n").map(printable).join("\n") : text);
    return 0;
  }
  await saveExport(text, file);
  print(`${leads.length} ${leads.length === 1 ? "lead" : "leads"} in ${file}`);
  return 0;
};

async function isConfirmed(email: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError("Without a terminal, erase needs --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D reject.
  const answer = await terminal
    .question(`Erase all data of ${email} permanently? Type yes: `)
    .catch(() => "");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

const erase: Command = async (args, store) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { yes: booleanOption },
  });
  const email = takeOne(positionals, "email address").trim();
  if (!email.includes("@")) throw new UsageError("Give one email address.");
  if (!values.yes && !(await isConfirmed(email))) throw new RefusedError("Nothing was erased.");
  const different = await listDifferentSecrets(lastingSecrets, { isServer: false });
  const problem = different.length > 0 ? describeDifferentSecrets(different) : await findKeyProblem();
  if (problem !== null) throw new RefusedError(`Nothing was erased. ${problem}`);
  const { count, failedExports } = await eraseLeads({
    store,
    email,
    mailFolder: buildMailFolder(env.DATA_DIR),
    exportFolder: buildExportFolder(env.DATA_DIR),
    now: Date.now(),
  });
  if (count === 0) {
    print(`No lead of ${email} was found.`);
  } else {
    print(
      `Erased ${count} ${count === 1 ? "lead" : "leads"}, their local mails and their records in the exports of DATA_DIR.`,
    );
    const hasCrm = env.CRM_WEBHOOK_URL !== undefined;
    print(
      `The running site asks ${hasCrm ? "the CRM and " : ""}the readers of the lead mails to delete their copies.`,
    );
    if (!hasCrm) print("CRM_WEBHOOK_URL is not set: erase the copies of a CRM yourself.");
    print("Erase other copies yourself: exports in other folders, backups.");
  }
  print(
    "Another email address of this person, such as ada+news@example.com, is not erased: list --text finds it.",
  );
  if (failedExports > 0) {
    printError(`Exports that could not be read or written: ${failedExports}. Check them yourself.`);
  }
  return count > 0 && failedExports === 0 ? 0 : 1;
};

const keys: Command = async (args) => {
  const { values } = parseArgs({ args, options: { accept: booleanOption } });
  if (values.accept) await acceptOwnSecrets();
  const different = await listDifferentSecrets(sharedSecrets, { isServer: false });
  if (different.length === 0) print("These settings have the same keys as the other servers.");
  else printError(describeDifferentSecrets(different));
  return different.length === 0 ? 0 : 1;
};

const move: Command = async (args) => {
  // Throws for any argument: the command has no options.
  parseArgs({ args });
  if (env.DATABASE_URL === undefined) throw new UsageError("Set DATABASE_URL to where the leads go.");
  const running = (await Promise.all(buildFolders.map(findRunningSite))).find((site) => site !== null);
  if (running) throw new RefusedError(`Nothing was moved: stop ${running} first.`);
  const { tables, otherKeys, isComplete } = await moveToPostgres(env.DATABASE_URL);
  for (const { name, rows, moved, isSame } of tables)
    print(`${name.padEnd(18)} ${rows} rows, ${moved} moved now, ${isSame ? "all the same" : "NOT THE SAME"}`);
  for (const key of otherKeys)
    printError(
      `${key} of DATA_DIR is not the key of the database: links and hashes made with it would become invalid. Use an empty database, or delete this key and move again.`,
    );
  if (tables.length === 0) printError("There is nothing to move in DATA_DIR.");
  if (isComplete)
    print(
      "Start the site with DATABASE_URL. leads.sqlite in DATA_DIR is now read-only. Delete it once you have checked the move: erase does not reach it.",
    );
  else if (tables.length > 0)
    printError(
      "The move is not complete: until it is, the site can't use this database. Fix the cause, then move again.",
    );
  return isComplete ? 0 : 1;
};

const commands: Record<string, Command> = {
  list,
  show,
  assign,
  answer,
  release,
  dismiss,
  replay,
  export: exportLeads,
  erase,
  keys,
  move,
};

async function run(args: string[]): Promise<number> {
  if (args.length === 0) {
    print(help);
    return 2;
  }
  const [command, rest] = takeCommand(commands, args);
  const store = await getLeadStore();
  try {
    return await command(rest, store);
  } finally {
    await store.close();
  }
}

export const runLeadsProgram = (args: string[]) => runProgram({ name: "leads", help, run }, args);

if (import.meta.main) process.exitCode = await runLeadsProgram(process.argv.slice(2));
