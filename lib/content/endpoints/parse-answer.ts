import { z } from "zod";

/** An answer that is not JSON, or not of its endpoint's shape. The message names values by path, never their content. */
export class BrokenAnswerError extends Error {
  override readonly name = "BrokenAnswerError";
}

/**
 * The answer of an endpoint, from its JSON text.
 *
 * @throws {BrokenAnswerError} names the endpoint, where the text came from, and each broken value by its path
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
