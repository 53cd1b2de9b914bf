import "server-only";
import { readEnv } from "./read-env";
import type { Env } from "./schema";

/** The environment, parsed once. Invalid values end the process with a list of their keys. */
export const env: Env = readEnv();
