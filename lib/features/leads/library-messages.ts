/** The generic messages of the specification (point 8) in place of the validation library's own. */
import { z } from "zod";

/** For a field without a message of its own: "Required", "Expected string, received number". */
export const libraryMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "invalid_type") return "Invalid input";
  if (issue.input === undefined) return "Required";
  return `Expected ${issue.expected}, received ${z.core.util.parsedType(issue.input)}`;
};
