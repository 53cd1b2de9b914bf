/** The generic messages of the specification (point 8) in place of the validation library's own. */
import { z } from "zod";

/**
 * The message of an issue whose field has no message of its own: "Required", "Invalid input", or
 * "Expected string, received number".
 */
export const libraryMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "invalid_type") return "Invalid input";
  if (issue.input === undefined) return "Required";
  return `Expected ${issue.expected}, received ${z.core.util.parsedType(issue.input)}`;
};
