import "server-only";
import { basename, join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { type ContentSource, relativePath } from "@/lib/platform/content-files/problem";
import { readContentFile, readJsonText } from "@/lib/platform/content-files/read-text";
import { type Survey, surveysFileSchema, type WebExperiment, webExperimentsFileSchema } from "./definitions";

export const surveysFile = "surveys.json";
export const experimentsFile = "experiments.json";

export const sourceOf = (file: string): ContentSource => ({
  file: join(contentFolder("analytics"), file),
  document: `analytics/${basename(file, ".json")}`,
});

async function readDefinitions<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const source = sourceOf(file);
  const definitions = await readContentFile(source, (text) => readJsonText(text, schema));
  if (definitions === null) throw new Error(`${relativePath(source.file)} is broken`);
  return definitions;
}

/** Every survey in `content/analytics/surveys.json`, running or not. */
export async function listSurveys(): Promise<Survey[]> {
  return (await readDefinitions(surveysFile, surveysFileSchema)).surveys;
}

/** Every web experiment in `content/analytics/experiments.json`, running or not. */
export async function listWebExperiments(): Promise<WebExperiment[]> {
  return (await readDefinitions(experimentsFile, webExperimentsFileSchema)).experiments;
}

/** Whether a survey or experiment has started and not ended. */
export function isRunning(
  { start_date, end_date }: Pick<Survey, "start_date" | "end_date">,
  now: Date,
): boolean {
  if (start_date === null || new Date(start_date) > now) return false;
  return end_date === null || new Date(end_date) > now;
}
