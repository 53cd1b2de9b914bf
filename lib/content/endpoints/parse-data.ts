import { z } from "zod";

/** The text is not JSON or does not match the schema. The message names values by path, never their content. */
export class InvalidDataError extends Error {
  override readonly name = "InvalidDataError";
}

/**
 * Parses and validates an endpoint's JSON text.
 *
 * @throws {InvalidDataError} with the endpoint, the source of the text, and the path of each invalid value
 */
export function parseData<Schema extends z.ZodType>(
  endpoint: { name: string; schema: Schema },
  json: string,
  source: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // No cause: the message of a syntax error quotes the text.
    throw new InvalidDataError(`Shared API "${endpoint.name}": ${source} is not JSON`);
  }
  const result = endpoint.schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidDataError(
    `Shared API "${endpoint.name}": ${source} is invalid\n${z.prettifyError(result.error)}`,
  );
}
