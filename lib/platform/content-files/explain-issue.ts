import type { z } from "zod";

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
