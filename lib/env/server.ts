import "server-only";
import { type Env, parseEnv } from "./schema";

function readEnv(): Env {
  const parsed = parseEnv(process.env);
  if (parsed.ok) return parsed.env;
  const lines = parsed.problems.map(({ key, reason }) => `  ${key} ${reason}`);
  console.error(["The environment has bad values (see .env.example):", ...lines].join("\n"));
  process.exit(1);
}

/** The environment, parsed once. With bad values the process ends here, naming every bad key. */
export const env: Env = readEnv();
