import "server-only";
import { relative } from "node:path";
import type { z } from "zod";
import { lineOf } from "@/lib/base/format/line-of";
import { log } from "@/lib/base/log";

export type FileProblem = {
  file: string;
  /** The document's name for `npm run content`: "page/datasets". */
  document: string;
  /** Path within the file, such as "data.slices[2].primary.heading"; empty for the whole file. */
  field: string;
  /** 1-based. */
  line: number;
  message: string;
};

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

export function locateProblem(
  { path, message }: Problem,
  { file, document, text }: { file: string; document: string; text: string },
): FileProblem {
  return { file: relativePath(file), document, field: formatPath(path), line: lineOf(text, path), message };
}

let report = (problem: FileProblem): void => {
  const { file, document, field, line, message } = problem;
  log("error", "content.broken", { document, field, line, path: file, reason: message });
};

export const reportProblem = (problem: FileProblem): void => report(problem);

/** For `npm run content`, which prints the problems itself, and for tests. */
export function setProblemListener(listener: (problem: FileProblem) => void): void {
  report = listener;
}
