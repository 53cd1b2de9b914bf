/** A report as plain figures, one per row, for spreadsheets and programs. Pure. */
import { formatCsv } from "@/lib/base/format/csv";
import { printable } from "@/lib/base/format/printable";
import type { AnalyticsReport } from "./build";

type Figure = { section: string; name: string; metric: string; value: number | string };

const listMetrics = (section: string, name: string, metrics: Record<string, number>): Figure[] =>
  Object.entries(metrics).map(([metric, value]) => ({ section, name, metric, value }));

function listFigures(report: AnalyticsReport): Figure[] {
  const { visits, views, sent } = report;
  return [
    ...listMetrics("all", "", { visits, views, sent }),
    ...report.tables.flatMap(({ section, rows }) =>
      rows.flatMap(({ name, ...counts }) => listMetrics(section, name, counts)),
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
export function formatReportCsv(current: AnalyticsReport, previous: AnalyticsReport): string {
  const was = new Map(listFigures(previous).map((figure) => [keyOf(figure), figure.value]));
  const rows = listFigures(current).map((figure) => ({
    ...toPlain(figure),
    before: (typeof figure.value === "number" ? was.get(keyOf(figure)) : undefined) ?? absent(figure),
  }));
  return formatCsv(["section", "name", "metric", "value", "before"], rows);
}
