import { z } from "zod";

/**
 * A response that is not JSON or does not match its endpoint's schema. The message names values by path,
 * never their content.
 */
export class BrokenAnswerError extends Error {
  override readonly name = "BrokenAnswerError";
}

/**
 * Parses and validates an endpoint's JSON text.
 *
 * @throws {BrokenAnswerError} with the endpoint, the origin of the text, and the path of each invalid value
 */
export function parseAnswer<Schema extends z.ZodType>(
  endpoint: { name: string; schema: Schema },
  json: string,
  origin: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new BrokenAnswerError(`Shared API "${endpoint.name}": ${origin} is not JSON`, { cause });
  }
  const result = endpoint.schema.safeParse(value);
  if (result.success) return result.data;
  throw new BrokenAnswerError(
    `Shared API "${endpoint.name}": ${origin} is broken\n${z.prettifyError(result.error)}`,
  );
}
