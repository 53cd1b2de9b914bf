import "server-only";
import { readEnv } from "./read-env";
import type { Env } from "./schema";

/** The environment, parsed once. With bad values the process ends here, naming every bad key. */
export const env: Env = readEnv();
