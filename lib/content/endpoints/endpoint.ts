import "server-only";
import { basename, join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { fileTag } from "@/lib/platform/content-files/names";
import { readContentFile, readJsonText } from "@/lib/platform/content-files/read-text";
import { EndpointUnavailableError } from "./errors";
import { createFileCache } from "./file-cache";
import { sharedApiHost } from "./host";
import { limitPageLifetime, tagCurrentPage } from "./page-lifetime";
import { createRemoteReader } from "./remote";
import { cacheMs } from "./retry";

export type Reader<Data> = {
  /**
   * The data, at most five minutes old while its source is reachable; waits for a request if necessary. Limits
   * the lifetime of a page that uses a remote host's data to the same time.
   *
   * @throws {EndpointUnavailableError} when no source has valid data
   */
  read(): Promise<Data>;
  /** For requests that must not wait (stale-while-revalidate): cached data, however old; refreshed in the background. */
  readCached(): Promise<Data>;
};

type EndpointOptions<Data> = {
  /**
   * The data without a remote host: a file in `content/shared-api` (the endpoint's name by default), or a
   * function that derives it from other data of this site.
   */
  source?: `${string}.json` | (() => Promise<Data>);
  /** Whether the local data may replace a remote host that has never responded. Default true. */
  hasLocalFallback?: boolean;
};

/** One endpoint of the shared API: its definition and reader. */
export type Endpoint<Name extends string = string, Schema extends z.ZodType = z.ZodType> = {
  /** The path below the API's base, on our own origin and on a remote host. */
  name: Name;
  schema: Schema;
} & Required<EndpointOptions<z.output<Schema>>> &
  Reader<z.output<Schema>>;

type Definition<Schema extends z.ZodType> = Omit<Endpoint<string, Schema>, keyof Reader<unknown>>;

/**
 * A reader of a file in `content/shared-api` that parses it again when it changes. A broken file is reported and its last
 * good version is used. Without one, each call throws an EndpointUnavailableError.
 */
function createFileReader<Schema extends z.ZodType>(name: string, schema: Schema, source: string) {
  return createFileCache(
    async () => [join(contentFolder("shared-api"), source)],
    async ([file = ""]): Promise<z.output<Schema>> => {
      const contentSource = { file, document: `shared-api/${basename(source, ".json")}` };
      const data = await readContentFile(contentSource, (text) => readJsonText(text, schema));
      if (data === null) throw new EndpointUnavailableError(name);
      return data;
    },
  );
}

function createReader<Schema extends z.ZodType>(definition: Definition<Schema>): Reader<z.output<Schema>> {
  const { name, schema, source } = definition;
  const local = typeof source === "function" ? source : createFileReader(name, schema, source);
  if (sharedApiHost === null) {
    if (typeof source === "function") return { read: local, readCached: local };
    const tag = fileTag(`shared-api/${basename(source, ".json")}`);
    const readTagged = async () => {
      await tagCurrentPage([tag]);
      return local();
    };
    return { read: readTagged, readCached: local };
  }
  const { read, readCached } = createRemoteReader({ endpoint: definition, local, host: sharedApiHost });
  // A page must not be cached for longer than the data it shows.
  const readForPage = async () => {
    await limitPageLifetime(cacheMs / 1000);
    return read();
  };
  return { read: readForPage, readCached };
}

/** Defines an endpoint. Its reader keeps its state for the life of the process. */
export function defineEndpoint<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  { source = `${name}.json`, hasLocalFallback = true }: EndpointOptions<z.output<Schema>> = {},
): Endpoint<Name, Schema> {
  const definition = { name, schema, source, hasLocalFallback };
  return { ...definition, ...createReader(definition) };
}
