import "server-only";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { env } from "@/lib/env/server";
import { parseAnswer } from "./parse-answer";

type EmbeddedEndpoint<Schema extends z.ZodType> = { name: string; schema: Schema; source: `${string}.json` };

/** What a kept answer is of: in development a changed file must show at once, else files never change. */
async function versionOf(file: string): Promise<number> {
  return env.NODE_ENV === "development" ? (await stat(file)).mtimeMs : 0;
}

/**
 * A reader of the embedded file: parses it once a process and keeps it. A failure is not kept, so
 * that the next call tells the same clear error or finds the file mended.
 */
export function createEmbeddedReader<Schema extends z.ZodType>(
  endpoint: EmbeddedEndpoint<Schema>,
): () => Promise<z.output<Schema>> {
  const file = join(process.cwd(), "content", "shared-api", endpoint.source);
  let kept: { version: number; answer: Promise<z.output<Schema>> } | null = null;
  const parse = async () =>
    parseAnswer(endpoint, await readFile(file, "utf8"), `content/shared-api/${endpoint.source}`);
  return async () => {
    const version = await versionOf(file);
    if (kept?.version !== version) kept = { version, answer: parse() };
    const { answer } = kept;
    answer.catch(() => {
      if (kept?.answer === answer) kept = null;
    });
    return answer;
  };
}
