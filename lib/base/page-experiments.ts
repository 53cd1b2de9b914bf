/**
 * Experiments with whole pages: each variant is a prerendered page of its own, and a request for the
 * experiment's path is answered with one of them (`lib/server/experiments.ts`). Plain Node reads this file,
 * and so does the browser.
 */

export type PageExperiment = {
  id: string;
  /** The one address of all variants; also the page of the control. */
  path: string;
  /** Keeps a browser at its variant. */
  cookie: string;
  /** Each with the page that is shown for it. */
  variants: Readonly<Record<string, string>>;
  /** How likely each variation is, the control included, in relation to the others: whole numbers, 1 unless given. */
  weights?: Readonly<Record<string, number>>;
};

/** The variation of those who see the page as it is. */
export const control = "control";

/** A variant is kept as long as the tracking cookies, so that a visitor who returns sees the same page. */
export const assignmentDays = 30;

export const pageExperiments = [
  {
    id: "scraper-api-page",
    path: "/scraper-api",
    cookie: "exp_scraper-api-page",
    variants: { SCRAPER_B: "/scraper-api-b" },
  },
] as const satisfies readonly PageExperiment[];

/** Every address that only shows in another's place. */
export const variantPaths: readonly string[] = pageExperiments.flatMap(({ variants }) =>
  Object.values(variants),
);

/** The experiment that decides about a path, or null. */
export function findPageExperiment(path: string): PageExperiment | null {
  return pageExperiments.find((experiment) => experiment.path === path) ?? null;
}

export const isVariation = ({ variants }: PageExperiment, name: string): boolean =>
  name === control || Object.hasOwn(variants, name);

/** A cookie's value from a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The address under which the page at a path is shown: a variant's is its experiment's. */
export function addressOf(path: string): string {
  const shown = pageExperiments.find(({ variants }) => Object.values<string>(variants).includes(path));
  return shown?.path ?? path;
}

/** What the visitor of the open page sees of an experiment; null where there is none, or nothing was chosen. */
export function currentExperiment(
  path: string,
  cookies: string,
): { experiment_id: string; experiment_variation: string } | null {
  const experiment = findPageExperiment(path);
  if (experiment === null) return null;
  const variation = readCookie(cookies, experiment.cookie);
  if (variation === undefined || !isVariation(experiment, variation)) return null;
  return { experiment_id: experiment.id, experiment_variation: variation };
}
