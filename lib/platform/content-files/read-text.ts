import "server-only";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { YAMLParseError } from "yaml";
import type { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";
import { lineOfSyntaxError } from "@/lib/base/format/line-of";
import { splitFrontMatter } from "@/lib/base/markdown/front-matter";
import { type MarkdownDocument, parseMarkdown } from "@/lib/base/markdown/parse";
import { contentFallbacks } from "./fallback-store";
import {
  explainIssue,
  type FileProblem,
  listIssues,
  locateProblem,
  type Problem,
  relativePath,
  reportProblem,
} from "./problem";

const run = promisify(execFile);
const maxVersions = 20;

/** The latest texts of a file in its git history, newest first. Empty outside of a git checkout. */
async function* listCommittedVersions(file: string): AsyncGenerator<string> {
  const options = { cwd: dirname(file), maxBuffer: 16 * 1_024 * 1_024 };
  const path = `./${basename(file)}`;
  const log = ["log", `--max-count=${maxVersions}`, "--format=%H", "--", path];
  const { stdout } = await run("git", log, options).catch(() => ({ stdout: "" }));
  for (const commit of stdout.split("\n").filter(Boolean)) {
    // A commit that deleted the file has no text of it.
    const shown = await run("git", ["show", `${commit}:${path}`], options).catch(() => null);
    if (shown !== null) yield shown.stdout;
  }
}

/** Where a text comes from: its file, and its name for `npm run content`. */
export type ContentSource = { file: string; document: string };
/** A parsed text and its problems. The value must not be used if there are problems. */
export type ReadText<Value> = { value: Value | null; problems: FileProblem[] };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const reject = (problem: FileProblem): { value: null; problems: FileProblem[] } => ({
  value: null,
  problems: [problem],
});

export function readJsonText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  source: ContentSource,
): ReadText<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const problem = { path: [], message: `is not JSON: ${messageOf(error)}` };
    return reject({ ...locateProblem(problem, { ...source, text }), line: lineOfSyntaxError(text) });
  }
  const parsed = schema.safeParse(json, { error: explainIssue });
  if (parsed.success) return { value: parsed.data, problems: [] };
  return {
    value: null,
    problems: listIssues(parsed.error).map((issue) => locateProblem(issue, { ...source, text })),
  };
}

export const frontMatterOf = (text: string): string =>
  text.replace(/^---/, "#").replace(/\n---[\s\S]*$/, "\n");

/** The first line after the front matter, 1-based. */
export const firstTextLine = (text: string): number =>
  (/^---\r?\n[\s\S]*?\r?\n---[ \t]*\r?\n/.exec(text)?.[0] ?? "").split("\n").length;

export type Markdown<Data> = { data: Data; document: MarkdownDocument };

export function readMarkdownText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  source: ContentSource,
): ReadText<Markdown<z.output<Schema>>> {
  const locate = (problem: Problem) => locateProblem(problem, { ...source, text: frontMatterOf(text) });
  try {
    const { data, body } = splitFrontMatter(text);
    const parsed = schema.safeParse(data, { error: explainIssue });
    if (!parsed.success) return { value: null, problems: listIssues(parsed.error).map(locate) };
    return { value: { data: parsed.data, document: parseMarkdown(body) }, problems: [] };
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) + 1 : 1;
    return reject({ ...locate({ path: [], message: messageOf(error) }), line });
  }
}

/** The last good version of a broken file: the one that the site has seen, otherwise the one in git. */
export async function findLastGood<Read extends { problems: readonly unknown[] }>(
  file: string,
  read: (text: string) => Read,
  copies: Pick<typeof contentFallbacks, "load"> = contentFallbacks,
): Promise<Read | null> {
  const seen = await copies.load(relativePath(file));
  const last = seen === null ? null : read(seen);
  if (last?.problems.length === 0) return last;
  for await (const text of listCommittedVersions(file)) {
    const committed = read(text);
    if (committed.problems.length === 0) return committed;
  }
  return null;
}

/** Reads a content file. While it is broken, its last good version is used; null if there never was one. */
export async function readContentFile<Value>(
  { file, document }: ContentSource,
  read: (text: string) => ReadText<Value>,
): Promise<Value | null> {
  let message = "";
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    message = errorCodeOf(error) === "ENOENT" ? "is missing" : `cannot be read (${messageOf(error)})`;
    return null;
  });
  const unread = { path: [], message };
  const { value, problems } =
    text === null ? reject(locateProblem(unread, { file, document, text: "" })) : read(text);
  if (text !== null && value !== null && problems.length === 0) {
    await contentFallbacks.save(relativePath(file), text);
    return value;
  }
  for (const problem of problems) reportProblem(problem);
  return (await findLastGood(file, read))?.value ?? null;
}
