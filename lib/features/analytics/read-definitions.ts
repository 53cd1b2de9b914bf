import "server-only";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { relativePath } from "@/lib/platform/content-files/problem";
import { readContentFile, readJsonText } from "@/lib/platform/content-files/read-text";
import { type Survey, surveysFileSchema, type WebExperiment, webExperimentsFileSchema } from "./definitions";

export const surveysFile = "surveys.json";
export const experimentsFile = "experiments.json";

const pathOf = (file: string) => join(contentFolder("analytics"), file);

/** The text of one of the two files in `content/analytics`. Rejects when it is missing. */
export const readDefinitionText = (file: string): Promise<string> => readFile(pathOf(file), "utf8");

async function readDefinitions<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const place = { file: pathOf(file), document: `analytics/${basename(file, ".json")}` };
  const definitions = await readContentFile(place, (text) => readJsonText(text, schema, place));
  if (definitions === null) throw new Error(`${relativePath(place.file)} is broken`);
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
