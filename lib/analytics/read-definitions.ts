import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import {
  type Survey,
  surveysAnswerSchema,
  type WebExperiment,
  webExperimentsAnswerSchema,
} from "./definitions";

export const surveysFile = "surveys.json";
export const experimentsFile = "experiments.json";

/** The text of one of the two files of `content/analytics`. Rejects when it is not there. */
export const readDefinitionText = (file: string): Promise<string> =>
  readFile(join(process.cwd(), "content", "analytics", file), "utf8");

async function readDefinitions<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readDefinitionText(file)));
  if (!parsed.success)
    throw new Error(`content/analytics/${file} is broken\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Every survey of `content/analytics/surveys.json`, running or not. */
export async function listSurveys(): Promise<Survey[]> {
  return (await readDefinitions(surveysFile, surveysAnswerSchema)).surveys;
}

/** Every web experiment of `content/analytics/experiments.json`, running or not, its markup sanitized. */
export async function listWebExperiments(): Promise<WebExperiment[]> {
  return (await readDefinitions(experimentsFile, webExperimentsAnswerSchema)).experiments;
}

/** Whether a survey or experiment runs: it has started, and its end has not come. */
export function isRunning(
  { start_date, end_date }: Pick<Survey, "start_date" | "end_date">,
  now: Date,
): boolean {
  if (start_date === null || new Date(start_date) > now) return false;
  return end_date === null || new Date(end_date) > now;
}
