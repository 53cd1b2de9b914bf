import { z } from "zod";

/**
 * The answer of an endpoint, from its JSON text.
 *
 * @throws an Error that names the endpoint, where the text came from, and each broken value by its path
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
    throw new Error(`Shared API "${endpoint.name}": ${origin} is not JSON`, { cause });
  }
  const result = endpoint.schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`Shared API "${endpoint.name}": ${origin} is broken\n${z.prettifyError(result.error)}`);
}
