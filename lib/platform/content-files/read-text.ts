import "server-only";
import { readFile } from "node:fs/promises";
import { YAMLParseError } from "yaml";
import type { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";
import { lineOfSyntaxError } from "@/lib/base/format/line-of";
import { splitFrontMatter } from "@/lib/base/markdown/front-matter";
import { type MarkdownDocument, parseMarkdown } from "@/lib/base/markdown/parse";
import { contentFallbacks } from "./fallback-store";
import {
  type ContentSource,
  explainIssue,
  listIssues,
  locateProblem,
  relativePath,
  reportProblems,
  type TextProblem,
} from "./problem";

/** A parsed text and its problems. The value must not be used if there are problems. */
export type ReadText<Value> = { value: Value | null; problems: TextProblem[] };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The result for a text that cannot be parsed at all. */
const reject = (line: number, message: string): { value: null; problems: TextProblem[] } => ({
  value: null,
  problems: [{ field: "", line, message }],
});

export function readJsonText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): ReadText<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return reject(lineOfSyntaxError(text), `is not JSON: ${messageOf(error)}`);
  }
  const { data, error } = schema.safeParse(json, { error: explainIssue });
  if (error === undefined) return { value: data, problems: [] };
  return { value: null, problems: listIssues(error).map((issue) => locateProblem(text, issue)) };
}

export type Markdown<Data> = { data: Data; document: MarkdownDocument };

/** The lines of the document's elements are those of the whole text, with the front matter. */
export function readMarkdownText<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
): ReadText<Markdown<z.output<Schema>>> {
  try {
    const front = splitFrontMatter(text);
    const { data, error } = schema.safeParse(front.data, { error: explainIssue });
    if (error !== undefined)
      return { value: null, problems: listIssues(error).map((issue) => locateProblem(text, issue)) };
    const emptyLines = text.slice(0, text.length - front.body.length).replace(/[^\n]+/g, "");
    return { value: { data, document: parseMarkdown(emptyLines + front.body) }, problems: [] };
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 0) + 1 : 1;
    return reject(line, messageOf(error));
  }
}

/** The last good version that the site has seen of a file. */
export async function findLastGood<Read extends { problems: readonly unknown[] }>(
  file: string,
  read: (text: string) => Read,
  copies: Pick<typeof contentFallbacks, "load"> = contentFallbacks,
): Promise<Read | null> {
  const seen = await copies.load(relativePath(file));
  const last = seen === null ? null : read(seen);
  // Rules can have become stricter since.
  return last?.problems.length === 0 ? last : null;
}

/** Reads a content file. While it is broken, its last good version is used; null if there never was one. */
export async function readContentFile<Value>(
  source: ContentSource,
  read: (text: string) => ReadText<Value>,
): Promise<Value | null> {
  const { file } = source;
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    const isMissing = errorCodeOf(error) === "ENOENT";
    const message = isMissing ? "is missing" : `cannot be read (${messageOf(error)})`;
    reportProblems(source, [{ field: "", line: 1, message }]);
    return null;
  });
  if (text !== null) {
    const { value, problems } = read(text);
    if (value !== null && problems.length === 0) {
      await contentFallbacks.save(relativePath(file), text);
      return value;
    }
    reportProblems(source, problems);
  }
  return (await findLastGood(file, read))?.value ?? null;
}
