import "server-only";
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { isBuilding } from "@/lib/base/env/is-building";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { nameFile } from "@/lib/platform/content-files/problem";
import { readContentFile, readJsonText } from "@/lib/platform/content-files/read-text";
import { EndpointUnavailableError } from "./errors";
import { InvalidDataError } from "./parse-data";

type EmbeddedEndpoint<Schema extends z.ZodType> = { name: string; schema: Schema; source: `${string}.json` };

/** The file's mtime; 0 for a missing file. */
const versionOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * A reader of an embedded file that parses it again when it changes. A broken file is reported and its last
 * good version is used. Without one, each call throws an EndpointUnavailableError, so that a corrected file
 * works at once.
 */
export function createEmbeddedReader<Schema extends z.ZodType>({
  name,
  schema,
  source,
}: EmbeddedEndpoint<Schema>): () => Promise<z.output<Schema>> {
  let cached: { version: number; data: Promise<z.output<Schema>> } | null = null;
  const read = async (file: string) => {
    const contentSource = { file, document: `shared-api/${basename(source, ".json")}` };
    const data = await readContentFile(contentSource, (text) => readJsonText(text, schema, contentSource));
    if (data !== null) return data;
    const cause = new InvalidDataError(`${nameFile(file)} is broken`);
    throw new EndpointUnavailableError(name, { cause });
  };
  return async () => {
    if (isBuilding && cached) return cached.data;
    const file = join(contentFolder("shared-api"), source);
    const version = await versionOf(file);
    if (cached?.version !== version) cached = { version, data: read(file) };
    const { data } = cached;
    data.catch(() => {
      if (cached?.data === data) cached = null;
    });
    return data;
  };
}
