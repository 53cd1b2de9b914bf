/** `npm run analytics`: reports on visits and page speed from the site's own database. */

import { parseArgs } from "node:util";
import { env } from "@/lib/base/env/server";
import { print, printError, runProgram, UsageError } from "@/lib/cli/program";
import { checkDefinitions } from "@/lib/features/analytics/check-definitions";
import { listSurveys } from "@/lib/features/analytics/read-definitions";
import { buildReport } from "@/lib/features/analytics/report/build";
import { formatReportCsv } from "@/lib/features/analytics/report/figures";
import { formatReport } from "@/lib/features/analytics/report/format";
import { formatRange, parseRange, rangeBefore } from "@/lib/features/analytics/report/range";
import { getAnalyticsStore } from "@/lib/features/analytics/store";
import type { TimeRange } from "@/lib/features/analytics/store/types";

const help = `Usage: npm run analytics -- [--days N | --from DAY [--to DAY]] [--csv | --json]
       npm run analytics -- --check

  --days N     the last N days (30 by default)
  --from DAY   from the beginning of a day, such as 2026-11-01
  --to DAY     to the end of a day; without it, up to now
  --csv        one row per figure, for a spreadsheet
  --json       the report as JSON
  --check      checks the surveys and experiments of content/analytics

Visits by page, source, medium, campaign, content, country and device, with forms started and sent;
experiments by variant, answers to surveys, and web vitals. Each figure is shown next to the previous
period's. Days are in UTC. Exit codes: 0 done, 1 problems found or reports not available, 2 wrong options.`;

type Format = "text" | "csv" | "json";

function parseFlags(args: string[]) {
  return parseArgs({
    args,
    options: {
      days: { type: "string" },
      from: { type: "string" },
      to: { type: "string" },
      csv: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
    },
  }).values;
}

/** SECURITY: texts are from visitors. `JSON.stringify` leaves DEL and the C1 control characters, which a terminal would execute. */
const formatJson = (value: object) =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );

async function printReport(range: TimeRange, format: Format): Promise<void> {
  if (rangeBefore(range).from < Date.now() - env.ANALYTICS_DAYS * 86_400_000)
    printError(`Events are kept for ${env.ANALYTICS_DAYS} days: the figures of older days are incomplete.`);
  const store = await getAnalyticsStore();
  try {
    // Without the surveys' definitions the report is still useful; `--check` shows what is wrong with them.
    const surveys = await listSurveys().catch(() => []);
    const current = await buildReport(store, range, surveys);
    const previous = await buildReport(store, rangeBefore(range), surveys);
    if (format === "csv") process.stdout.write(formatReportCsv(current, previous));
    else if (format === "json")
      print(formatJson({ range: formatRange(range), now: current, before: previous }));
    else print(formatReport(current, previous, range));
  } finally {
    await store.close();
  }
}

async function printProblems(): Promise<number> {
  const problems = await checkDefinitions();
  if (problems.length === 0) print("The surveys and experiments of content/analytics are valid.");
  for (const problem of problems) printError(problem);
  return problems.length === 0 ? 0 : 1;
}

async function run(args: string[], now: number): Promise<number> {
  const { csv, json, check, ...dates } = parseFlags(args);
  if (check) return printProblems();
  if (csv && json) throw new UsageError("Use either --csv or --json, not both.");
  const range = parseRange(dates, now);
  if (typeof range === "string") throw new UsageError(range);
  await printReport(range, csv ? "csv" : json ? "json" : "text");
  return 0;
}

export const runAnalyticsProgram = (args: string[], now = Date.now()) =>
  runProgram({ name: "analytics", help, run: (rest) => run(rest, now) }, args);

if (import.meta.main) process.exitCode = await runAnalyticsProgram(process.argv.slice(2));
