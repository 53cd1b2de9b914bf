import "server-only";
import { selectAll } from "hast-util-select";
import { z } from "zod";
import { type Survey, surveysFileSchema, type WebExperiment, webExperimentsFileSchema } from "./definitions";
import { experimentsFile, readDefinitionText, surveysFile } from "./read-definitions";

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

async function checkFile(file: string, schema: z.ZodType): Promise<string[]> {
  let value: unknown;
  try {
    value = JSON.parse(await readDefinitionText(file));
  } catch (error) {
    return [`content/analytics/${file}: ${error instanceof Error ? error.message : "can't be read"}`];
  }
  const parsed = schema.safeParse(value);
  const problems = parsed.error?.issues ?? [];
  return problems.map(({ path, message }) =>
    [`content/analytics/${file}`, z.core.toDotPath(path), message].filter(Boolean).join(": "),
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
