import { envSchema } from "./schema.ts";

/**
 * The port to listen on. It is read apart from the rest because `server.ts` needs it before Next's
 * bundle, which holds the rest, is loaded. A bad value is named and ends the process there.
 */
export function readPort(): number {
  return envSchema.shape.PORT.catch(3000).parse(process.env.PORT || undefined);
}
