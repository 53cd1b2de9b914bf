/** `npm run analytics`: what came of visits and how fast pages were, from the embedded store. */
import { parseArgs } from "node:util";
import { buildReport } from "@/lib/analytics/report/build";
import { formatReport } from "@/lib/analytics/report/format";
import { getAnalyticsStore } from "@/lib/analytics/store";
import type { AnalyticsStore } from "@/lib/analytics/store/types";
import { StoreUnavailableError } from "@/lib/leads/store/types";

const help = `Usage: npm run analytics -- [--days N] [--json]

  --days N   the last N days (30 unless told)
  --json     for another program

Visits, sources, forms started and sent, conversion by campaign and by variant of an experiment,
and web vitals by page type. Exit codes: 0 done, 1 not possible now, 2 wrong usage.`;

const dayMs = 86_400_000;
const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

function parseOptions(argv: string[]): { days: number; json: boolean; help: boolean } | null {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        days: { type: "string", default: "30" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const days = Number(values.days);
    return Number.isInteger(days) && days >= 1 && days <= 1_100 ? { ...values, days } : null;
  } catch {
    return null;
  }
}

async function readReport(store: AnalyticsStore, since: number) {
  return buildReport({
    visits: await store.listVisits(since),
    forms: await store.countForms(since),
    vitals: await store.listVitals(since),
    pageViews: await store.countPageViews(since),
  });
}

/** Runs one command line (without `node` and the file) and answers its exit code. */
export async function runAnalyticsProgram(argv: string[]): Promise<number> {
  const options = parseOptions(argv);
  if (options === null || options.help) {
    (options ? say : complain)(help);
    return options ? 0 : 2;
  }
  const store = await getAnalyticsStore();
  try {
    const report = await readReport(store, Date.now() - options.days * dayMs);
    say(options.json ? JSON.stringify(report, null, 2) : formatReport(report, options.days));
    return 0;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    complain("The database can't be used right now.");
    return 1;
  } finally {
    await store.close();
  }
}

if (import.meta.main) process.exitCode = await runAnalyticsProgram(process.argv.slice(2));
