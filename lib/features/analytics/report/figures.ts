/** A report as plain figures, one per row, for spreadsheets and programs. Pure. */
import { formatCsv } from "@/lib/base/format/csv";
import { printable } from "@/lib/base/format/printable";
import type { AnalyticsReport, Group } from "./build";

export type Figure = { section: string; name: string; metric: string; value: number | string };

function listMetrics(section: string, name: string, metrics: Record<string, number>): Figure[] {
  return Object.entries(metrics).map(([metric, value]) => ({ section, name, metric, value }));
}

const listGroups = (section: string, groups: readonly Group[]) =>
  groups.flatMap(({ name, visits, started, converted }) =>
    listMetrics(section, name, { visits, started, sent: converted }),
  );

function listFigures(report: AnalyticsReport): Figure[] {
  const { visits, pageViews, converted } = report;
  return [
    ...listMetrics("all", "", { visits, views: pageViews, sent: converted }),
    ...report.pages.flatMap(({ path, submitted, ...counts }) =>
      listMetrics("page", path, { ...counts, sent: submitted }),
    ),
    ...listGroups("source", report.sources),
    ...listGroups("medium", report.mediums),
    ...listGroups("campaign", report.campaigns),
    ...listGroups("content", report.contents),
    ...listGroups("country", report.countries),
    ...listGroups("device", report.devices),
    ...listGroups("experiment", report.variants),
    ...report.forms.flatMap(({ form, started, submitted }) =>
      listMetrics("form", form, { started, sent: submitted }),
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

/** The value of a figure that a range does not have: a count is 0, a percentile or average has none. */
const absent = ({ metric }: Figure) => (metric === "p75" || metric === averageMetric ? "" : 0);

/** A CSV table with a row for each figure of the range and its value in the previous range. */
export function formatFigures(now: AnalyticsReport, before: AnalyticsReport): string {
  const isText = ({ value }: Figure) => typeof value === "string";
  const all = listFigures(now);
  const here = all.filter((figure) => !isText(figure));
  const earlier = listFigures(before).filter((figure) => !isText(figure));
  const was = new Map(earlier.map((figure) => [keyOf(figure), figure]));
  const known = new Set(here.map(keyOf));
  const gone = earlier
    .filter((figure) => !known.has(keyOf(figure)))
    .map((one) => ({ ...one, value: absent(one) }));
  const rows = [...here, ...gone].map((figure) => ({
    ...figure,
    before: was.get(keyOf(figure))?.value ?? absent(figure),
  }));
  const table = [...rows, ...all.filter(isText)].map(toPlain);
  return formatCsv(["section", "name", "metric", "value", "before"], table);
}
