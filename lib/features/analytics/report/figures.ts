/** A report as plain figures, one per row, for spreadsheets and programs. Pure. */
import { formatCsv } from "@/lib/base/format/csv";
import { printable } from "@/lib/base/format/printable";
import type { AnalyticsReport, Group } from "./build";

type Figure = { section: string; name: string; metric: string; value: number | string };

/** A part of the report with the same counts in each row. */
export type CountTable = { section: string; rows: { name: string; counts: Record<string, number> }[] };

const buildGroups = (section: string, groups: readonly Group[]): CountTable => ({
  section,
  rows: groups.map(({ name, visits, started, converted }) => ({
    name,
    counts: { visits, started, sent: converted },
  })),
});

/** The tables of the report, in its order. Surveys and web vitals have other figures. */
export function listCountTables(report: AnalyticsReport): CountTable[] {
  const pages = report.pages.map(({ path, views, visits, started, submitted }) => ({
    name: path,
    counts: { views, visits, started, sent: submitted },
  }));
  const forms = report.forms.map(({ form, started, submitted }) => ({
    name: form,
    counts: { started, sent: submitted },
  }));
  return [
    { section: "page", rows: pages },
    buildGroups("source", report.sources),
    buildGroups("medium", report.mediums),
    buildGroups("campaign", report.campaigns),
    buildGroups("content", report.contents),
    buildGroups("country", report.countries),
    buildGroups("device", report.devices),
    buildGroups("experiment", report.variants),
    { section: "form", rows: forms },
  ];
}

const listMetrics = (section: string, name: string, metrics: Record<string, number>): Figure[] =>
  Object.entries(metrics).map(([metric, value]) => ({ section, name, metric, value }));

function listFigures(report: AnalyticsReport): Figure[] {
  const { visits, pageViews, converted } = report;
  return [
    ...listMetrics("all", "", { visits, views: pageViews, sent: converted }),
    ...listCountTables(report).flatMap(({ section, rows }) =>
      rows.flatMap(({ name, counts }) => listMetrics(section, name, counts)),
    ),
    ...report.vitals.flatMap(({ pageType, name, count, p75 }) =>
      listMetrics("web vital", `${pageType} ${name}`, { measured: count, p75 }),
    ),
    ...report.surveys.flatMap(({ id, shown, answered, dismissed, questions }) => [
      ...listMetrics("survey", id, { shown, answered, dismissed }),
      ...questions.flatMap((question) => {
        const name = `${id} ${question.id}`;
        return [
          ...question.answers.map(({ answer, count }) => ({
            section: "survey answer",
            name,
            metric: answer,
            value: count,
          })),
          ...(question.average === null
            ? []
            : [{ section: "survey", name, metric: averageMetric, value: question.average }]),
          ...question.texts.map(({ day, text }) => ({
            section: "survey text",
            name,
            metric: day,
            value: text,
          })),
        ];
      }),
    ]),
  ];
}

const averageMetric = "average";

/** Lines of a survey response stay. */
const plain = (value: number | string) =>
  typeof value === "string" ? value.split("\n").map(printable).join("\n") : value;

const toPlain = (figure: Figure) =>
  Object.fromEntries(
    Object.entries<number | string>(figure).map(([column, value]) => [column, plain(value)]),
  );

const keyOf = ({ section, name, metric }: Figure) => [section, name, metric].join("\0");

/** The value before of a figure that the previous range does not have: a count was 0; others had none. */
const absent = ({ metric, value }: Figure) =>
  typeof value === "string" || metric === "p75" || metric === averageMetric ? "" : 0;

/** A CSV table with a row for each figure of the range and its value in the previous range. */
export function formatFigures(now: AnalyticsReport, before: AnalyticsReport): string {
  const was = new Map(listFigures(before).map((figure) => [keyOf(figure), figure.value]));
  const rows = listFigures(now).map((figure) => ({
    ...toPlain(figure),
    before: (typeof figure.value === "number" ? was.get(keyOf(figure)) : undefined) ?? absent(figure),
  }));
  return formatCsv(["section", "name", "metric", "value", "before"], rows);
}
