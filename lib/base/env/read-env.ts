import { type Env, parseEnv } from "./schema.ts";

/** Parses the environment. With bad values the process ends here, naming every bad key. */
export function readEnv(): Env {
  const parsed = parseEnv(process.env);
  if (parsed.ok) return parsed.env;
  const lines = parsed.problems.map(({ key, reason }) => `  ${key} ${reason}`);
  console.error(["The environment has bad values (see .env.example):", ...lines].join("\n"));
  process.exit(1);
}
