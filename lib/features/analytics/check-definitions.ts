import "server-only";
import { readFile } from "node:fs/promises";
import { selectAll } from "hast-util-select";
import type { z } from "zod";
import { nullIfMissing } from "@/lib/platform/content-files/if-missing";
import { relativePath } from "@/lib/platform/content-files/problem";
import { readJsonText } from "@/lib/platform/content-files/read-text";
import { type Survey, surveysFileSchema, type WebExperiment, webExperimentsFileSchema } from "./definitions";
import { experimentsFile, sourceOf, surveysFile } from "./read-definitions";

function listRepeated(what: string, values: readonly (string | number)[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(repeated)].map((value) => `${what} "${value}" is used more than once`);
}

function isValidSelector(selector: string): boolean {
  try {
    selectAll(selector, { type: "root", children: [] });
    return true;
  } catch {
    return false;
  }
}

/** What surveys and experiments have in common: dates, and selectors of the page's elements. */
function checkDatesAndSelectors(
  { name, start_date, end_date }: Pick<Survey, "name" | "start_date" | "end_date">,
  selectors: readonly string[],
): string[] {
  const endsByStart =
    start_date !== null && end_date !== null && Date.parse(end_date) <= Date.parse(start_date);
  return [
    ...(endsByStart ? [`"${name}" must end after it starts`] : []),
    // An invalid selector throws in the browser, and no survey or experiment of the page is shown.
    ...selectors
      .filter((selector) => !isValidSelector(selector))
      .map((selector) => `"${name}" has the selector "${selector}", which is not valid CSS`),
  ];
}

function checkSurvey(survey: Survey): string[] {
  const { name, questions, conditions } = survey;
  const ids = questions.map(({ id }) => id);
  return [
    // Answers are stored by question id.
    ...listRepeated(`"${name}": the question id`, ids),
    ...checkDatesAndSelectors(survey, conditions?.selector ? [conditions.selector] : []),
  ];
}

function checkExperiment(experiment: WebExperiment): string[] {
  const { name, feature_flag_key: key } = experiment;
  const variants = Object.values(experiment.variants);
  const pages = new Set(variants.flatMap(({ conditions }) => (conditions ? JSON.stringify(conditions) : [])));
  const problems = checkDatesAndSelectors(
    experiment,
    variants.flatMap(({ transforms }) => transforms.map(({ selector }) => selector)),
  );
  // Variants of a flag that are shown on different pages cannot be compared. One without conditions is shown wherever the
  // others are.
  if (key !== null && pages.size > 1)
    problems.push(`"${name}" has a feature_flag_key, so its variants need the same conditions or none`);
  if (key === null && pages.size === 0)
    problems.push(`"${name}" has neither a feature_flag_key nor conditions: nobody would see it`);
  return problems;
}

function addIssues(context: z.core.$RefinementCtx, messages: readonly string[]): void {
  for (const message of messages) context.addIssue({ code: "custom", message });
}

/** The files' schemas with checks across fields. The browser never loads them. */
export const surveysCheckSchema = surveysFileSchema.superRefine(({ surveys }, context) => {
  const ids = surveys.map(({ id }) => id);
  addIssues(context, [...listRepeated("the id", ids), ...surveys.flatMap(checkSurvey)]);
});
export const experimentsCheckSchema = webExperimentsFileSchema.superRefine(({ experiments }, context) => {
  const ids = experiments.map(({ id }) => id);
  const keys = experiments.flatMap(({ feature_flag_key: key }) => key ?? []);
  addIssues(context, [
    ...listRepeated("the id", ids),
    ...listRepeated("the feature_flag_key", keys),
    ...experiments.flatMap(checkExperiment),
  ]);
});

async function checkFile(name: string, schema: z.ZodType): Promise<string[]> {
  const { file } = sourceOf(name);
  const text = await readFile(file, "utf8").catch(nullIfMissing);
  if (text === null) return [`${relativePath(file)}: is missing`];
  return readJsonText(text, schema).problems.map(({ line, field, message }) =>
    [`${relativePath(file)}:${line}`, field, message].filter(Boolean).join(": "),
  );
}

/** Problems in the surveys and experiments of `content/analytics`, one per line. */
export async function checkDefinitions(): Promise<string[]> {
  const problems = await Promise.all([
    checkFile(surveysFile, surveysCheckSchema),
    checkFile(experimentsFile, experimentsCheckSchema),
  ]);
  return problems.flat();
}
