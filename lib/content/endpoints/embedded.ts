import "server-only";
import { basename, join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { readContentFile, readJsonText } from "@/lib/platform/content-files/read-text";
import { EndpointUnavailableError } from "./errors";
import { createFileCache } from "./file-cache";

type EmbeddedEndpoint<Schema extends z.ZodType> = { name: string; schema: Schema; source: `${string}.json` };

/**
 * A reader of an embedded file that parses it again when it changes. A broken file is reported and its last
 * good version is used. Without one, each call throws an EndpointUnavailableError.
 */
export function createEmbeddedReader<Schema extends z.ZodType>({
  name,
  schema,
  source,
}: EmbeddedEndpoint<Schema>): () => Promise<z.output<Schema>> {
  const read = async (file: string) => {
    const contentSource = { file, document: `shared-api/${basename(source, ".json")}` };
    const data = await readContentFile(contentSource, (text) => readJsonText(text, schema, contentSource));
    if (data === null) throw new EndpointUnavailableError(name);
    return data;
  };
  return createFileCache(
    async () => [join(contentFolder("shared-api"), source)],
    ([file = ""]) => read(file),
  );
}
