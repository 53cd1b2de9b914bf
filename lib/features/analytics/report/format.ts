import { capitalize } from "@/lib/base/format/capitalize";
import { printable } from "@/lib/base/format/printable";
import type { TimeRange } from "@/lib/features/analytics/store/types";
import type { AnalyticsReport, CountTable, VitalLine } from "./build";
import { formatRange, rangeBefore } from "./range";
import type { QuestionReport, SurveyReport } from "./surveys";

type Row = readonly string[];

/** Most table rows and answers per question that are printed. The files have all of them. */
const maxLines = 20;

/** A table; all columns but the first are right-aligned. */
function formatTable(head: Row, rows: readonly Row[]): string[] {
  const all = [head, ...rows.slice(0, maxLines)];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  const rest = rows.length - maxLines;
  return ["", ...lines, ...(rest > 0 ? [`… and ${rest} more (--csv and --json have all)`] : [])];
}

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}%`);

/** A table of counts, the first beside that of the previous range. Tables of visits end with conversion rates. */
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
    const was = earlier.get(row.name) ?? {};
    const cells = [counts[first], was[first] ?? 0, ...others.map((metric) => counts[metric])];
    const conversions = isOfVisits ? [conversionOf(counts), conversionOf(was)] : [];
    return [printable(row.name), ...cells.map(String), ...conversions];
  });
  const head = [capitalize(section), first, "before", ...others];
  return formatTable(isOfVisits ? [...head, "conversion", "before"] : head, lines);
}

const formatVital = ({ name, p75 }: Pick<VitalLine, "name" | "p75">) =>
  name === "CLS" ? p75.toFixed(3) : `${Math.round(p75)} ms`;

function formatVitals(vitals: readonly VitalLine[], before: readonly VitalLine[]): string[] {
  if (vitals.length === 0) return ["", "No web vitals yet."];
  const rows = vitals.map((line) => {
    const was = before.find(({ pageType, name }) => pageType === line.pageType && name === line.name);
    return [
      `${line.pageType} ${line.name}`,
      formatVital(line),
      was ? formatVital(was) : "–",
      String(line.count),
      line.rating,
    ];
  });
  return formatTable(["Web vitals", "p75", "before", "measured", "rating"], rows);
}

function formatQuestion({ question, answers, average, texts }: QuestionReport): string[] {
  const width = Math.max(...answers.slice(0, maxLines).map(({ answer }) => answer.length), 0);
  const lines = [
    ...answers.map(({ answer, count }) => `${printable(answer).padEnd(width)}  ${count}`),
    ...texts.map(({ day, text }) => `${day}  ${printable(text)}`),
  ];
  const rest = lines.length - maxLines;
  return [
    `  ${printable(question)}${average === null ? "" : ` (average ${average.toFixed(1)})`}`,
    ...lines.slice(0, maxLines).map((line) => `    ${line}`),
    ...(rest > 0 ? [`    … and ${rest} more (--csv and --json have all)`] : []),
  ];
}

function formatSurvey({ id, name, shown, answered, dismissed, questions }: SurveyReport): string[] {
  const answeredOnes = questions.filter(({ answers, texts }) => answers.length + texts.length > 0);
  return [
    "",
    `Survey ${printable(id)}, "${printable(name)}": ${shown} shown, ${answered} answered, ${dismissed} dismissed`,
    ...answeredOnes.flatMap(formatQuestion),
  ];
}

export function formatReport(now: AnalyticsReport, before: AnalyticsReport, range: TimeRange): string {
  const describe = ({ visits, views, sent }: AnalyticsReport) =>
    `${visits} visits, ${views} page views, ${share(sent, visits)} of the visits sent a form.`;
  return [
    `${formatRange(range)}: ${describe(now)}`,
    `Before (${formatRange(rangeBefore(range))}): ${describe(before)}`,
    "Days are in UTC. Only visitors who agreed to analytics are counted.",
    ...now.tables.flatMap((table, index) => formatCounts(table, before.tables[index])),
    ...now.surveys.flatMap(formatSurvey),
    ...formatVitals(now.vitals, before.vitals),
  ].join("\n");
}
