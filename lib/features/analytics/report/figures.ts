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

/** Printable text that keeps its line breaks, for survey responses. */
const plain = (value: number | string) =>
  typeof value === "string" ? value.split("\n").map(printable).join("\n") : value;

const toPlain = (figure: Figure) =>
  Object.fromEntries(
    Object.entries<number | string>(figure).map(([column, value]) => [column, plain(value)]),
  );

const keyOf = ({ section, name, metric }: Figure) => [section, name, metric].join("\0");

const isCount = ({ section, metric }: Figure) =>
  section === "survey answer" || (metric !== "p75" && metric !== averageMetric);

/** The previous value of a figure. One that is new is 0 if it is a count, otherwise empty; texts have none. */
function previousOf(figure: Figure, was: ReadonlyMap<string, number | string>): number | string {
  if (typeof figure.value === "string") return "";
  return was.get(keyOf(figure)) ?? (isCount(figure) ? 0 : "");
}

/** A CSV table with a row for each figure of the range and its value in the previous range. */
export function formatReportCsv(current: AnalyticsReport, previous: AnalyticsReport): string {
  const was = new Map(listFigures(previous).map((figure) => [keyOf(figure), figure.value]));
  const rows = listFigures(current).map((figure) => ({
    ...toPlain(figure),
    before: previousOf(figure, was),
  }));
  return formatCsv(["section", "name", "metric", "value", "before"], rows);
}
