import { printable } from "@/lib/base/format/printable";
import type { TimeRange } from "@/lib/features/analytics/store/types";
import type { AnalyticsReport, FormLine, Group, PageLine, VitalLine } from "./build";
import { formatRange, rangeBefore } from "./range";
import type { QuestionReport, SurveyReport } from "./surveys";

type Row = readonly string[];

/** Most table rows and answers per question that are printed. The files have all of them. */
const maxLines = 20;

/** A table; all columns but the first are right-aligned. */
function formatTable(head: Row, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
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
const noVisits = { visits: 0, started: 0, converted: 0 };

function formatGroups(title: string, groups: readonly Group[], before: readonly Group[]): string[] {
  const rows = groups.map(({ name, visits, started, converted }) => {
    const was = before.find((group) => group.name === name) ?? noVisits;
    return [
      printable(name),
      String(visits),
      String(was.visits),
      String(started),
      String(converted),
      share(converted, visits),
      share(was.converted, was.visits),
    ];
  });
  return formatTable([title, "visits", "before", "started", "sent", "conversion", "before"], rows);
}

function formatPages(pages: readonly PageLine[], before: readonly PageLine[]): string[] {
  const rows = pages.map(({ path, views, visits, started, submitted }) => {
    const was = before.find((page) => page.path === path)?.views ?? 0;
    return [printable(path), String(views), String(was), String(visits), String(started), String(submitted)];
  });
  return formatTable(["Page", "views", "before", "visits", "started", "sent"], rows);
}

function formatForms(forms: readonly FormLine[], before: readonly FormLine[]): string[] {
  const rows = forms.map(({ form, started, submitted }) => {
    const was = before.find((one) => one.form === form)?.submitted ?? 0;
    return [printable(form), String(started), String(submitted), String(was)];
  });
  return formatTable(["Form", "started", "sent", "before"], rows);
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
  const width = Math.max(...answers.map(({ answer }) => answer.length), 0);
  const rest = texts.length - maxLines;
  return [
    `  ${printable(question)}${average === null ? "" : ` (average ${average.toFixed(1)})`}`,
    ...answers.map(({ answer, count }) => `    ${printable(answer).padEnd(width)}  ${count}`),
    ...texts.slice(0, maxLines).map(({ day, text }) => `    ${day}  ${printable(text)}`),
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
  const { visits, pageViews, converted } = now;
  return [
    `${formatRange(range)}: ${visits} visits, ${pageViews} page views, ${share(converted, visits)} of the visits sent a form.`,
    `Before (${formatRange(rangeBefore(range))}): ${before.visits} visits, ${before.pageViews} page views, ${share(before.converted, before.visits)}.`,
    "Days are in UTC. Only visitors who agreed to analytics are counted.",
    ...formatPages(now.pages, before.pages),
    ...formatGroups("Source", now.sources, before.sources),
    ...formatGroups("Medium", now.mediums, before.mediums),
    ...formatGroups("Campaign", now.campaigns, before.campaigns),
    ...formatGroups("Content", now.contents, before.contents),
    ...formatGroups("Country", now.countries, before.countries),
    ...formatGroups("Device", now.devices, before.devices),
    ...formatGroups("Experiment", now.variants, before.variants),
    ...formatForms(now.forms, before.forms),
    ...now.surveys.flatMap(formatSurvey),
    ...formatVitals(now.vitals, before.vitals),
  ].join("\n");
}
