/** What the figures of a period come to. Pure. */
import type { FormCount, Visit, VitalValue } from "@/lib/analytics/store/types";
import { percentile75, type Rating, rateVital, vitalNames } from "@/lib/analytics/vitals/rating";

/** Visits and what came of them, for one value of what they are grouped by. */
export type Group = { name: string; visits: number; started: number; converted: number };
export type VitalLine = { pageType: string; name: string; count: number; p75: number; rating: Rating };
export type AnalyticsReport = {
  visits: number;
  pageViews: number;
  sources: Group[];
  campaigns: Group[];
  /** Visits that saw a page of an experiment, by experiment and variation. */
  variants: Group[];
  forms: { form: string; started: number; submitted: number }[];
  vitals: VitalLine[];
};

function groupVisits(visits: readonly Visit[], nameOf: (visit: Visit) => string | null): Group[] {
  const groups = new Map<string, Group>();
  for (const visit of visits) {
    const name = nameOf(visit);
    if (name === null) continue;
    const group = groups.get(name) ?? { name, visits: 0, started: 0, converted: 0 };
    groups.set(name, group);
    group.visits += 1;
    if (visit.started > 0) group.started += 1;
    if (visit.submitted > 0) group.converted += 1;
  }
  return [...groups.values()].sort((a, b) => b.visits - a.visits || (a.name < b.name ? -1 : 1));
}

function buildForms(counts: readonly FormCount[]): AnalyticsReport["forms"] {
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
    vitalNames.flatMap((name) => {
      const own = values.filter((value) => value.page_type === pageType && value.name === name);
      const p75 = percentile75(own.map(({ value }) => value));
      return p75 === null ? [] : [{ pageType, name, count: own.length, p75, rating: rateVital(name, p75) }];
    }),
  );
}

export type ReportData = {
  visits: readonly Visit[];
  forms: readonly FormCount[];
  vitals: readonly VitalValue[];
  pageViews: number;
};

export function buildReport({ visits, forms, vitals, pageViews }: ReportData): AnalyticsReport {
  return {
    visits: visits.length,
    pageViews,
    sources: groupVisits(visits, ({ source }) => source ?? "(direct)"),
    campaigns: groupVisits(visits, ({ campaign }) => campaign),
    variants: groupVisits(visits, ({ experiment, variation }) =>
      experiment === null ? null : `${experiment} ${variation ?? "?"}`,
    ),
    forms: buildForms(forms),
    vitals: buildVitals(vitals),
  };
}
