import "server-only";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { nameFile } from "@/lib/platform/content-files/problem";
import { readContentFile, readJsonText } from "@/lib/platform/content-files/read-text";
import { EndpointUnavailableError } from "./errors";
import { BrokenAnswerError } from "./parse-answer";

type EmbeddedEndpoint<Schema extends z.ZodType> = { name: string; schema: Schema; source: `${string}.json` };

/** The time of the file's last change; 0 for no file. */
const versionOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * A reader of the embedded file: parses it when it has changed. A broken file is told and goes on as it last was.
 * A file that never was good is an error at each call, so that the next one finds it corrected.
 *
 * The reader throws an EndpointUnavailableError.
 */
export function createEmbeddedReader<Schema extends z.ZodType>({
  name,
  schema,
  source,
}: EmbeddedEndpoint<Schema>): () => Promise<z.output<Schema>> {
  let kept: { version: number; answer: Promise<z.output<Schema>> } | null = null;
  const read = async (file: string) => {
    const place = { file, document: `shared-api/${basename(source, ".json")}` };
    const answer = await readContentFile(place, (text) => readJsonText(text, schema, place));
    if (answer !== null) return answer;
    const cause = new BrokenAnswerError(`${nameFile(file)} is broken`);
    throw new EndpointUnavailableError(name, { cause });
  };
  return async () => {
    const file = join(contentFolder("shared-api"), source);
    const version = await versionOf(file);
    if (kept?.version !== version) kept = { version, answer: read(file) };
    const { answer } = kept;
    answer.catch(() => {
      if (kept?.answer === answer) kept = null;
    });
    return answer;
  };
}
