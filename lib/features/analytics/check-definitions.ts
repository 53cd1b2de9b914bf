import "server-only";
import { readFile } from "node:fs/promises";
import { selectAll } from "hast-util-select";
import type { z } from "zod";
import { nullIfMissing } from "@/lib/platform/content-files/if-missing";
import { relativePath } from "@/lib/platform/content-files/problem";
import { readJsonText } from "@/lib/platform/content-files/read-text";
import { type Survey, surveysFileSchema, type WebExperiment, webExperimentsFileSchema } from "./definitions";
import { experimentsFile, sourceOf, surveysFile } from "./read-definitions";

type Dated = { start_date: string | null; end_date: string | null };

function listRepeated(what: string, values: readonly string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return [...new Set(repeated)].map((value) => `${what} "${value}" is used more than once`);
}

const endsByStart = ({ start_date, end_date }: Dated) =>
  start_date !== null && end_date !== null && Date.parse(end_date) <= Date.parse(start_date);

const listEndingByStart = (items: readonly (Dated & { name: string })[]) =>
  items.filter(endsByStart).map(({ name }) => `"${name}" must end after it starts`);

function isValidSelector(selector: string): boolean {
  try {
    selectAll(selector, { type: "root", children: [] });
    return true;
  } catch {
    return false;
  }
}

/** An invalid selector throws in the browser, and no survey or experiment of the page is shown. */
const listInvalidSelectors = (name: string, selectors: readonly string[]) =>
  selectors
    .filter((selector) => !isValidSelector(selector))
    .map((selector) => `"${name}" has the selector "${selector}", which is not valid CSS`);

function checkSurveys(surveys: readonly Survey[]): string[] {
  return [
    ...listRepeated(
      "the id",
      surveys.map(({ id }) => id),
    ),
    // Answers are stored by question id.
    ...surveys.flatMap(({ name, questions }) =>
      listRepeated(
        `"${name}": the question id`,
        questions.map(({ id }) => id),
      ),
    ),
    ...listEndingByStart(surveys),
    ...surveys.flatMap(({ name, conditions }) =>
      listInvalidSelectors(name, conditions?.selector ? [conditions.selector] : []),
    ),
  ];
}

/**
 * Variants of a flag that are shown on different pages cannot be compared. One without conditions is shown wherever the
 * others are.
 */
function hasUnequalPages({ feature_flag_key: key, variants }: WebExperiment): boolean {
  const conditions = Object.values(variants).flatMap(({ conditions: one }) => one ?? []);
  return key !== null && new Set(conditions.map((one) => JSON.stringify(one))).size > 1;
}

const isNeverShown = ({ feature_flag_key: key, variants }: WebExperiment) =>
  key === null && Object.values(variants).every(({ conditions }) => conditions == null);

function checkExperiments(experiments: readonly WebExperiment[]): string[] {
  return [
    ...listRepeated(
      "the id",
      experiments.map(({ id }) => String(id)),
    ),
    ...listRepeated(
      "the feature_flag_key",
      experiments.flatMap(({ feature_flag_key: key }) => key ?? []),
    ),
    ...listEndingByStart(experiments),
    ...experiments
      .filter(hasUnequalPages)
      .map(
        ({ name }) => `"${name}" has a feature_flag_key, so its variants need the same conditions or none`,
      ),
    ...experiments
      .filter(isNeverShown)
      .map(({ name }) => `"${name}" has neither a feature_flag_key nor conditions: nobody would see it`),
    ...experiments.flatMap(({ name, variants }) =>
      listInvalidSelectors(
        name,
        Object.values(variants).flatMap(({ transforms }) => transforms.map(({ selector }) => selector)),
      ),
    ),
  ];
}

function addIssues(context: z.core.$RefinementCtx, messages: readonly string[]): void {
  for (const message of messages) context.addIssue({ code: "custom", message });
}

/** The files' schemas with checks across fields. The browser never loads them. */
export const surveysCheckSchema = surveysFileSchema.superRefine(({ surveys }, context) =>
  addIssues(context, checkSurveys(surveys)),
);
export const experimentsCheckSchema = webExperimentsFileSchema.superRefine(({ experiments }, context) =>
  addIssues(context, checkExperiments(experiments)),
);

async function checkFile(name: string, schema: z.ZodType): Promise<string[]> {
  const source = sourceOf(name);
  const text = await readFile(source.file, "utf8").catch(nullIfMissing);
  if (text === null) return [`${relativePath(source.file)}: is missing`];
  return readJsonText(text, schema, source).problems.map(({ file, line, field, message }) =>
    [`${file}:${line}`, field, message].filter(Boolean).join(": "),
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
