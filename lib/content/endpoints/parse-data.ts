import { z } from "zod";

/** Not JSON, or not as the schema says. The message names values by path, never their content. */
export class InvalidDataError extends Error {
  override readonly name = "InvalidDataError";
}

/**
 * Parses and validates an endpoint's JSON text.
 *
 * @throws {InvalidDataError} with the endpoint, the origin of the text, and the path of each invalid value
 */
export function parseData<Schema extends z.ZodType>(
  endpoint: { name: string; schema: Schema },
  json: string,
  origin: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new InvalidDataError(`Shared API "${endpoint.name}": ${origin} is not JSON`, { cause });
  }
  const result = endpoint.schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidDataError(
    `Shared API "${endpoint.name}": ${origin} is broken\n${z.prettifyError(result.error)}`,
  );
}
