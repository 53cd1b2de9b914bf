import type { UseCaseChart } from "@/lib/content/endpoints/schemas-company";
import { RecordChart } from "./record-chart";
import { RowsChart } from "./rows-chart";

/** The chart of a use case, with its title and caption. */
export function CaseChart({ chart }: { chart: UseCaseChart }) {
  return chart.kind === "record" ? <RecordChart chart={chart} /> : <RowsChart chart={chart} />;
}
