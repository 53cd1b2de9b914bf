import { type Env, parseEnv } from "./schema.ts";

/** Parses the environment. Invalid values end the process with a list of their keys. */
export function readEnv(): Env {
  const parsed = parseEnv(process.env);
  if (parsed.ok) return parsed.env;
  const lines = parsed.problems.map(({ key, reason }) => `  ${key} ${reason}`);
  console.error(["Environment variables are invalid (see .env.example):", ...lines].join("\n"));
  process.exit(1);
}
