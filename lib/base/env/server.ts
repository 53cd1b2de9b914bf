import "server-only";
import { type Env, readEnv } from "./schema";

/** The environment, parsed once. Invalid values end the process with a list of their keys. */
export const env: Env = readEnv();
