/** Replaces the validation library's messages with the generic ones of the specification (point 8). */
import { z } from "zod";

/** The default for a field without a message of its own: "Required", "Expected string, received number". */
export const defaultMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== "invalid_type") return "Invalid input";
  if (issue.input === undefined) return "Required";
  return `Expected ${issue.expected}, received ${z.core.util.parsedType(issue.input)}`;
};
