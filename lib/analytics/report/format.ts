/** The report as a person reads it in a terminal. */
import type { AnalyticsReport, Group, VitalLine } from "./build";

type Row = readonly string[];

/** Columns side by side; all but the first are figures and stand on the right. */
function formatTable(head: Row, rows: readonly Row[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}%`);

function formatGroups(title: string, groups: readonly Group[]): string[] {
  if (groups.length === 0) return [];
  const rows = groups.map(({ name, visits, started, converted }) => [
    // A name comes from an address: a terminal must not take it for a command.
    name.replace(/\p{Cc}/gu, "?"),
    String(visits),
    String(started),
    String(converted),
    share(converted, visits),
  ]);
  return ["", ...formatTable([title, "visits", "started", "sent", "conversion"], rows)];
}

const formatVital = ({ name, p75 }: VitalLine) => (name === "CLS" ? p75.toFixed(3) : `${Math.round(p75)} ms`);

function formatVitals(vitals: readonly VitalLine[]): string[] {
  if (vitals.length === 0) return ["", "No web vitals yet."];
  const rows = vitals.map((line) => [
    `${line.pageType} ${line.name}`,
    formatVital(line),
    String(line.count),
    line.rating,
  ]);
  return ["", ...formatTable(["Web vitals", "p75", "measured", "rating"], rows)];
}

export function formatReport(report: AnalyticsReport, days: number): string {
  const { visits, pageViews, sources, campaigns, variants, forms, vitals } = report;
  const formRows = forms.map(({ form, started, submitted }) => [form, String(started), String(submitted)]);
  return [
    `Last ${days} ${days === 1 ? "day" : "days"}: ${visits} visits, ${pageViews} page views. Visitors who agreed to analytics only.`,
    ...formatGroups("Source", sources),
    ...formatGroups("Campaign", campaigns),
    ...formatGroups("Experiment", variants),
    ...(formRows.length > 0 ? ["", ...formatTable(["Form", "started", "sent"], formRows)] : []),
    ...formatVitals(vitals),
  ].join("\n");
}
