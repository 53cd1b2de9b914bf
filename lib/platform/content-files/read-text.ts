import "server-only";
import { readFile } from "node:fs/promises";
import { YAMLParseError } from "yaml";
import type { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";
import { lineOfSyntaxError } from "@/lib/base/format/line-of";
import { splitFrontMatter } from "@/lib/base/markdown/front-matter";
import { type MarkdownDocument, parseMarkdown } from "@/lib/base/markdown/parse";
import { explainIssue } from "./explain-issue";
import { lastGoodContent } from "./last-good";
import {
  type FileProblem,
  listIssues,
  locateProblem,
  nameFile,
  type Problem,
  reportProblem,
} from "./problem";

/** Which file a text is of, for its problems. */
export type TextPlace = { file: string; document: string };
/** What a text holds, and what is wrong with it. With problems the value counts for nothing. */
export type ReadText<Value> = { value: Value | null; problems: FileProblem[] };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const refuse = (problem: FileProblem): { value: null; problems: FileProblem[] } => ({
  value: null,
  problems: [problem],
});

/** Reads JSON that has to fit a schema. */
export function readJsonText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  place: TextPlace,
): ReadText<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const problem = { path: [], message: `is not JSON: ${messageOf(error)}` };
    return refuse({ ...locateProblem(problem, { ...place, text }), line: lineOfSyntaxError(error, text) });
  }
  const parsed = schema.safeParse(json, { error: explainIssue });
  if (parsed.success) return { value: parsed.data, problems: [] };
  return {
    value: null,
    problems: listIssues(parsed.error).map((issue) => locateProblem(issue, { ...place, text })),
  };
}

/** The front matter of a Markdown file, each of its lines where it is in the file. */
export const frontMatterOf = (text: string): string =>
  text.replace(/^---/, "#").replace(/\n---[\s\S]*$/, "\n");

/** Which line of a Markdown file is the first after its front matter, counted from 1. */
export const firstTextLine = (text: string): number =>
  (/^---\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n/.exec(text)?.[0] ?? "").split("\n").length;

/** Front matter of a Markdown file and its text. */
export type Markdown<Data> = { data: Data; document: MarkdownDocument };

/** Reads a Markdown file whose front matter has to fit a schema. */
export function readMarkdownText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  place: TextPlace,
): ReadText<Markdown<z.output<Schema>>> {
  const locate = (problem: Problem) => locateProblem(problem, { ...place, text: frontMatterOf(text) });
  try {
    const { data, body } = splitFrontMatter(text);
    const parsed = schema.safeParse(data, { error: explainIssue });
    if (!parsed.success) return { value: null, problems: listIssues(parsed.error).map(locate) };
    return { value: { data: parsed.data, document: parseMarkdown(body) }, problems: [] };
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) + 1 : 1;
    return refuse({ ...locate({ path: [], message: messageOf(error) }), line });
  }
}

/**
 * What a content file holds. While it is broken, that is told, and its last good version stands in; null when
 * there never was one.
 */
export async function readContentFile<Value>(
  { file, document }: TextPlace,
  read: (text: string) => ReadText<Value>,
): Promise<Value | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (errorCodeOf(error) === "ENOENT") return null;
    throw error;
  });
  const missing: FileProblem = { file: nameFile(file), document, field: "", line: 1, message: "is missing" };
  const { value, problems } = text === null ? refuse(missing) : read(text);
  if (text !== null && value !== null && problems.length === 0) {
    await lastGoodContent.keep(nameFile(file), text);
    return value;
  }
  for (const problem of problems) reportProblem(problem);
  const last = await lastGoodContent.load(nameFile(file));
  const stored = last === null ? null : read(last);
  return stored?.problems.length === 0 ? stored.value : null;
}
