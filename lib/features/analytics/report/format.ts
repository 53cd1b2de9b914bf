import { capitalize } from "@/lib/base/format/capitalize";
import { printable } from "@/lib/base/format/printable";
import type { TimeRange } from "@/lib/features/analytics/store/types";
import type { AnalyticsReport, CountTable, VitalLine } from "./build";
import { formatRange, rangeBefore } from "./range";
import type { QuestionReport, SurveyReport } from "./surveys";

type Row = readonly string[];

/** Most rows per table, and answers per question, in the text report; --csv and --json have all. */
const maxLines = 20;

const noteOmitted = (count: number) =>
  count > maxLines ? [`… and ${count - maxLines} more (--csv and --json have all)`] : [];

/** A table; all columns but the first are right-aligned. */
function formatTable(head: Row, rows: readonly Row[]): string[] {
  const all = [head, ...rows.slice(0, maxLines)];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return ["", ...all.map((row) => row.map(pad).join("  ").trimEnd()), ...noteOmitted(rows.length)];
}

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}%`);

/** A table of counts; the first count is followed by that of the previous range. Tables of visits end with both conversion rates. */
function formatCounts({ section, rows }: CountTable, before?: CountTable): string[] {
  const countsOf = ({ name: _name, ...counts }: CountTable["rows"][number]): Record<string, number> => counts;
  const [row] = rows;
  if (row === undefined) return [];
  const [first = "", ...others] = Object.keys(countsOf(row));
  const isOfVisits = first === "visits";
  const conversionOf = ({ sent = 0, visits = 0 }: Record<string, number>) => share(sent, visits);
  const earlier = new Map(before?.rows.map((row) => [row.name, countsOf(row)]));
  const lines = rows.map((row) => {
    const counts = countsOf(row);
    const previous = earlier.get(row.name) ?? {};
    const cells = [counts[first], previous[first] ?? 0, ...others.map((metric) => counts[metric])];
    const conversions = isOfVisits ? [conversionOf(counts), conversionOf(previous)] : [];
    return [printable(row.name), ...cells.map(String), ...conversions];
  });
  const head = [capitalize(section), first, "before", ...others];
  return formatTable(isOfVisits ? [...head, "conversion", "before"] : head, lines);
}

const formatVital = ({ name, p75 }: Pick<VitalLine, "name" | "p75">) =>
  name === "CLS" ? p75.toFixed(3) : `${Math.round(p75)} ms`;

function formatVitals(vitals: readonly VitalLine[], before: readonly VitalLine[]): string[] {
  if (vitals.length === 0) return ["", "No web vitals in this period."];
  const rows = vitals.map((line) => {
    const previous = before.find(({ pageType, name }) => pageType === line.pageType && name === line.name);
    return [
      `${line.pageType} ${line.name}`,
      formatVital(line),
      previous ? formatVital(previous) : "–",
      String(line.count),
      line.rating,
    ];
  });
  return formatTable(["Web vitals", "p75", "before", "measured", "rating"], rows);
}

function formatQuestion({ question, answers, average, texts }: QuestionReport): string[] {
  const choices = answers.map(({ answer, count }) => ({ answer: printable(answer), count }));
  const width = Math.max(...choices.slice(0, maxLines).map(({ answer }) => answer.length), 0);
  const lines = [
    ...choices.map(({ answer, count }) => `${answer.padEnd(width)}  ${count}`),
    ...texts.map(({ day, text }) => `${day}  ${printable(text)}`),
  ];
  return [
    `  ${printable(question)}${average === null ? "" : ` (average ${average.toFixed(1)})`}`,
    ...[...lines.slice(0, maxLines), ...noteOmitted(lines.length)].map((line) => `    ${line}`),
  ];
}

function formatSurvey({ id, name, shown, answered, dismissed, questions }: SurveyReport): string[] {
  const answeredQuestions = questions.filter(({ answers, texts }) => answers.length + texts.length > 0);
  return [
    "",
    `Survey ${printable(id)}, "${printable(name)}": ${shown} shown, ${answered} answered, ${dismissed} dismissed`,
    ...answeredQuestions.flatMap(formatQuestion),
  ];
}

export function formatReport(now: AnalyticsReport, before: AnalyticsReport, range: TimeRange): string {
  const describe = ({ visits, views, sent }: AnalyticsReport) =>
    `${visits} visits, ${views} page views${visits === 0 ? "" : `, ${share(sent, visits)} of the visits sent a form`}.`;
  return [
    `${formatRange(range)}: ${describe(now)}`,
    `Before (${formatRange(rangeBefore(range))}): ${describe(before)}`,
    "Days are in UTC. Visits and surveys count only visitors who consented to analytics. Web vitals are a sample of all page loads.",
    ...now.tables.flatMap((table, index) => formatCounts(table, before.tables[index])),
    ...now.surveys.flatMap(formatSurvey),
    ...formatVitals(now.vitals, before.vitals),
  ].join("\n");
}
