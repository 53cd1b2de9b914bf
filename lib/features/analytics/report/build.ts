import { webVitalNames } from "@/lib/content/endpoints/schemas-site";
import type {
  FormCount,
  PageCount,
  SurveyEvent,
  Visit,
  VisitCampaign,
  VisitExposure,
  VitalValue,
} from "@/lib/features/analytics/store/types";
import { percentile75, type Rating, rateVital } from "@/lib/features/analytics/vitals/rating";
import { buildSurveys, type SurveyDefinition, type SurveyReport } from "./surveys";

export type Group = { name: string; visits: number; started: number; converted: number };
type PageLine = { path: string; views: number; visits: number; started: number; submitted: number };
type FormLine = { form: string; started: number; submitted: number };
export type VitalLine = { pageType: string; name: string; count: number; p75: number; rating: Rating };
export type AnalyticsReport = {
  visits: number;
  pageViews: number;
  /** Visits that sent a form. */
  converted: number;
  sources: Group[];
  mediums: Group[];
  campaigns: Group[];
  contents: Group[];
  countries: Group[];
  devices: Group[];
  /** Visits that saw an experiment, by its name and variation. */
  variants: Group[];
  pages: PageLine[];
  forms: FormLine[];
  surveys: SurveyReport[];
  vitals: VitalLine[];
};

/** A visit's conversion counts for everything that it has seen. */
function groupVisits(pairs: Iterable<readonly [name: string | null, visit: Visit]>): Group[] {
  const groups = new Map<string, Group>();
  for (const [name, visit] of pairs) {
    if (name === null) continue;
    const group = groups.get(name) ?? { name, visits: 0, started: 0, converted: 0 };
    groups.set(name, group);
    group.visits += 1;
    if (visit.started > 0) group.started += 1;
    if (visit.submitted > 0) group.converted += 1;
  }
  return [...groups.values()].sort((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1));
}

type CampaignField = Exclude<keyof VisitCampaign, "session">;

/** A visit counts once for each value of `field` among its campaigns, and as `without` when it has none. */
function groupCampaigns(
  { visits, campaigns }: Pick<ReportData, "visits" | "campaigns">,
  field: CampaignField,
  without: string | null = null,
): Group[] {
  const namesOf = Map.groupBy(
    campaigns.filter((campaign) => campaign[field] !== null),
    ({ session }) => session,
  );
  return groupVisits(
    visits.flatMap((visit) => {
      const names = new Set(namesOf.get(visit.session)?.map((campaign) => campaign[field]) ?? [without]);
      return [...names].map((name) => [name, visit] as const);
    }),
  );
}

function groupVariants(visits: readonly Visit[], exposures: readonly VisitExposure[]): Group[] {
  const bySession = new Map(visits.map((visit) => [visit.session, visit]));
  return groupVisits(
    exposures.flatMap(({ session, experiment, variation }) => {
      const visit = bySession.get(session);
      return visit === undefined ? [] : [[`${experiment} ${variation}`, visit] as const];
    }),
  ).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function buildForms(counts: readonly FormCount[]): FormLine[] {
  const forms = [...new Set(counts.map(({ form }) => form))].sort();
  const countOf = (form: string, name: string) =>
    counts.find((count) => count.form === form && count.name === name)?.count ?? 0;
  return forms.map((form) => ({
    form,
    started: countOf(form, "form_started"),
    submitted: countOf(form, "form_submitted"),
  }));
}

function buildVitals(values: readonly VitalValue[]): VitalLine[] {
  const pageTypes = [...new Set(values.map(({ page_type }) => page_type))].sort();
  return pageTypes.flatMap((pageType) =>
    webVitalNames.flatMap((name) => {
      const own = values.filter((value) => value.page_type === pageType && value.name === name);
      const p75 = percentile75(own.map(({ value }) => value));
      return p75 === null ? [] : [{ pageType, name, count: own.length, p75, rating: rateVital(name, p75) }];
    }),
  );
}

export type ReportData = {
  visits: readonly Visit[];
  campaigns: readonly VisitCampaign[];
  exposures: readonly VisitExposure[];
  pages: readonly PageCount[];
  forms: readonly FormCount[];
  surveyEvents: readonly SurveyEvent[];
  vitals: readonly VitalValue[];
  pageViews: number;
};

/**
 * The report of one range.
 * @param surveys the known surveys, for the wording of their questions
 */
export function buildReport(data: ReportData, surveys: readonly SurveyDefinition[]): AnalyticsReport {
  const { visits, exposures, pages, forms, surveyEvents, vitals, pageViews } = data;
  const groupBy = (nameOf: (visit: Visit) => string | null) =>
    groupVisits(visits.map((visit) => [nameOf(visit), visit] as const));
  return {
    visits: visits.length,
    pageViews,
    converted: visits.filter(({ submitted }) => submitted > 0).length,
    sources: groupCampaigns(data, "source", "(direct)"),
    mediums: groupCampaigns(data, "medium"),
    campaigns: groupCampaigns(data, "campaign"),
    contents: groupCampaigns(data, "content"),
    countries: groupBy(({ country }) => country),
    devices: groupBy(({ device }) => device),
    variants: groupVariants(visits, exposures),
    pages: [...pages].sort((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1)),
    forms: buildForms(forms),
    surveys: buildSurveys(surveyEvents, surveys),
    vitals: buildVitals(vitals),
  };
}
