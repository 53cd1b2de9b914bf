import "server-only";
import { relative } from "node:path";
import type { z } from "zod";
import { lineOf } from "@/lib/base/format/line-of";
import { log } from "@/lib/base/log";

/** One thing that is wrong with a content file, as its editor is told. */
export type FileProblem = {
  /** The file, from the folder of the project. */
  file: string;
  /** The name of what it holds, as `npm run content` takes it: "page/datasets". */
  document: string;
  /** Where in it, such as "data.slices[2].primary.heading"; empty for the whole file. */
  field: string;
  /** Counted from 1. */
  line: number;
  message: string;
};

/** Something wrong at a place in a value. */
export type Problem = { path: readonly (string | number)[]; message: string };

/** What a schema says is wrong. */
export const listIssues = ({ issues }: z.ZodError): Problem[] =>
  issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === "number" ? key : String(key))),
    message,
  }));

/** A path as editors read it: `data.slices[2].primary.heading`. */
export function formatPath(path: Problem["path"]): string {
  const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return text.replace(/^\./, "");
}

/** A value within a message, cut to a readable length. */
export function quote(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return `“${text.length > 60 ? `${text.slice(0, 57)}…` : text}”`;
}

/** Where a file is, as a person at the root of the project names it. */
export const nameFile = (path: string): string => relative(process.cwd(), path);

/** Says in which file and line a problem is. */
export function locateProblem(
  { path, message }: Problem,
  { file, document, text }: { file: string; document: string; text: string },
): FileProblem {
  return { file: nameFile(file), document, field: formatPath(path), line: lineOf(text, path), message };
}

let report = (problem: FileProblem): void => {
  const { file, document, field, line, message } = problem;
  log("error", "content.broken", { document, field, line, path: file, reason: message });
};

/** Writes a problem to the log, or to whoever asked for them. */
export const reportProblem = (problem: FileProblem): void => report(problem);

/** Programs that tell a person of problems in their own words take them from the log. */
export function takeProblems(listener: (problem: FileProblem) => void): void {
  report = listener;
}
