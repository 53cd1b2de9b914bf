import { webVitalNames } from "@/lib/content/endpoints/schemas-site";
import type { AnalyticsStore } from "@/lib/features/analytics/store/analytics-store";
import {
  type FormCount,
  type PageCount,
  segments,
  type TimeRange,
  type VisitCount,
  type VitalValue,
} from "@/lib/features/analytics/store/types";
import { percentile75, type Rating, rateVital } from "@/lib/features/analytics/vitals/rating";
import { buildSurveys, type SurveyDefinition, type SurveyReport } from "./surveys";

/** A part of the report with the same counts in each row. */
export type CountTable = { section: string; rows: readonly (VisitCount | PageCount | FormCount)[] };
export type VitalLine = { pageType: string; name: string; count: number; p75: number; rating: Rating };
export type AnalyticsReport = {
  visits: number;
  views: number;
  /** Visits that sent a form. */
  sent: number;
  tables: CountTable[];
  surveys: SurveyReport[];
  vitals: VitalLine[];
};

export function buildVitals(values: readonly VitalValue[]): VitalLine[] {
  const pageTypes = [...new Set(values.map(({ page_type }) => page_type))].sort();
  return pageTypes.flatMap((pageType) =>
    webVitalNames.flatMap((name) => {
      const own = values.filter((value) => value.page_type === pageType && value.name === name);
      const p75 = percentile75(own.map(({ value }) => value));
      return p75 === null ? [] : [{ pageType, name, count: own.length, p75, rating: rateVital(name, p75) }];
    }),
  );
}

/**
 * The report of one range.
 * @param surveys the known surveys, for the wording of their questions
 */
export async function buildReport(
  store: AnalyticsStore,
  range: TimeRange,
  surveys: readonly SurveyDefinition[],
): Promise<AnalyticsReport> {
  const tables: CountTable[] = [{ section: "page", rows: await store.countPages(range) }];
  for (const segment of segments)
    tables.push({ section: segment, rows: await store.countVisitsBy({ segment, range }) });
  tables.push({ section: "form", rows: await store.countForms(range) });
  return {
    ...(await store.countVisits(range)),
    tables,
    surveys: buildSurveys(await store.listSurveyEvents(range), surveys),
    vitals: buildVitals(await store.listVitals(range)),
  };
}
