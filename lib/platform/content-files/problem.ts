import "server-only";
import { relative } from "node:path";
import type { z } from "zod";
import { lineOfPath } from "@/lib/base/format/line-of";
import { log } from "@/lib/base/log";

/** A problem in the text of a content file. */
export type TextProblem = {
  /** The path of a value, such as "data.slices[2].primary.heading"; empty for the whole text. */
  field: string;
  /** 1-based. */
  line: number;
  message: string;
};

/** A content file, and its name for `npm run content`: "page/datasets". */
export type ContentSource = { file: string; document: string };

/** `file` is relative to the working directory. */
export type FileProblem = TextProblem & ContentSource;

/** A problem of a value. */
export type Problem = { path: readonly (string | number)[]; message: string };

export const listIssues = ({ issues }: z.ZodError): Problem[] =>
  issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === "number" ? key : String(key))),
    message,
  }));

/** A path as text: `data.slices[2].primary.heading`. */
function formatPath(path: Problem["path"]): string {
  const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return text.replace(/^\./, "");
}

/** A value for use in a message, cut to a readable length. */
export function quote(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

export const relativePath = (path: string): string => relative(process.cwd(), path);

/** Finds the line of a value in a JSON text, or in the front matter of a Markdown text. */
export const locateProblem = (text: string, { path, message }: Problem): TextProblem => ({
  field: formatPath(path),
  line: lineOfPath(text, path),
  message,
});

export const toFileProblem = ({ file, document }: ContentSource, problem: TextProblem): FileProblem => ({
  ...problem,
  document,
  file: relativePath(file),
});

let report = (problem: FileProblem): void => {
  const { file, document, field, line, message } = problem;
  log("error", "content.broken", { document, field, line, path: file, reason: message });
};

export const reportProblem = (problem: FileProblem): void => report(problem);

export function reportProblems(source: ContentSource, problems: readonly TextProblem[]): void {
  for (const problem of problems) report(toFileProblem(source, problem));
}

/** For `npm run content`, which prints the problems itself, and for tests. */
export function setProblemListener(listener: (problem: FileProblem) => void): void {
  report = listener;
}

/** Type names for editors. */
const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields in { }",
  record: "a group of fields in { }",
};

const countOf = (origin: string, count: unknown) => {
  if (origin === "string") return count === 1 ? "1 character" : `${count} characters`;
  if (origin === "array") return count === 1 ? "1 entry" : `${count} entries`;
  return String(count);
};

/** Validation messages for editors. Undefined keeps the default; a schema's own messages win. */
export const explainIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined && issue.code !== "custom") return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case "too_big":
      return `must be ${issue.inclusive ? "at most" : "less than"} ${countOf(issue.origin, issue.maximum)}`;
    case "too_small":
      return `must be ${issue.inclusive ? "at least" : "more than"} ${countOf(issue.origin, issue.minimum)}`;
    case "invalid_value":
      return `must be one of: ${issue.values.join(", ")}`;
    case "invalid_format":
      return issue.format === "date" ? "must be a date, such as 2026-11-20" : "has the wrong format";
    case "unrecognized_keys":
      return `has an unknown field: ${issue.keys.join(", ")}`;
    default:
      return undefined;
  }
};
