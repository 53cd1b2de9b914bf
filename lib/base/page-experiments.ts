/**
 * Page experiments (A/B tests): each variant is a prerendered page, and a visitor of the experiment's path gets the control or
 * one of the variants (`lib/server/experiments.ts`). No imports with `@/` here: plain Node reads this file, too.
 */

export type PageExperiment = {
  id: string;
  path: string;
  cookie: `exp_${string}`;
  /** Path of each variant's page, by name. The control is not listed: it is `path` itself. */
  variants: Readonly<Record<string, string>>;
  /** Relative weight of the control and of each variant: whole numbers, 1 by default. */
  weights?: Readonly<Record<string, number>>;
};

/** Name of the original page in an experiment. */
export const control = "control";

/**
 * Lifetime of the experiment cookies and of the campaign cookies. If they differed, a lead could be reported with its
 * campaign, but without the variant that its visitor saw.
 */
export const visitorCookieDays = 30;

export const pageExperiments = [
  {
    id: "scraper-api-page",
    path: "/scraper-api",
    cookie: "exp_scraper-api-page",
    variants: { SCRAPER_B: "/scraper-api-b" },
  },
] as const satisfies readonly PageExperiment[];

export function findPageExperiment(path: string): PageExperiment | null {
  return pageExperiments.find((experiment) => experiment.path === path) ?? null;
}

/** A cookie's value from a `Cookie` header or `document.cookie`, not decoded. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The public path of a page: that of the experiment for a variant page, otherwise its own. */
export function publicPathOf(path: string): string {
  const experiment = pageExperiments.find(({ variants }) => Object.values<string>(variants).includes(path));
  return experiment?.path ?? path;
}
