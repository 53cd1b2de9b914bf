import "server-only";
import { basename } from "node:path";
import type { z } from "zod";
import { fileTag } from "@/lib/platform/content-files/names";
import { createEmbeddedReader } from "./embedded";
import { getHost } from "./host";
import { limitPageLife, tagCurrentPage } from "./page-life";
import { createRemoteReader } from "./remote";
import { cacheMs } from "./retry";

/** Reads the answer of one endpoint. */
export type Reader<Answer> = {
  /**
   * The answer, at most five minutes old while its source can be reached; waits where it has to be asked
   * for. For pages: one that is made of a remote host's answers is renewed as often.
   *
   * @throws {EndpointUnavailableError} when a remote host is configured, fails, and nothing may stand in
   */
  read(): Promise<Answer>;
  /** For visitors that wait, also outside of pages: answers at once with what is there, and asks for news behind it. */
  readAtOnce(): Promise<Answer>;
};

export type EndpointDefinition<Name extends string = string, Schema extends z.ZodType = z.ZodType> = {
  /** The path below the API's base, on our own origin and on a remote host. */
  name: Name;
  method: "GET";
  schema: Schema;
  /**
   * The answer without a remote host: a file under `content/shared-api`, or a function for what follows from
   * other data of this site.
   */
  source: `${string}.json` | (() => Promise<z.output<Schema>>);
  /**
   * False where the source must not be shown as the remote host's answer when that host has never
   * answered. Default true.
   */
  localStandsIn?: boolean;
};

/** One endpoint of the shared API: what it is, and how it is read. */
export type Endpoint<Name extends string = string, Schema extends z.ZodType = z.ZodType> = EndpointDefinition<
  Name,
  Schema
> &
  Reader<z.output<Schema>>;

function createReader<Schema extends z.ZodType>(
  definition: EndpointDefinition<string, Schema>,
): Reader<z.output<Schema>> {
  const { source } = definition;
  const local = typeof source === "function" ? source : createEmbeddedReader({ ...definition, source });
  const host = getHost();
  if (host === null) {
    if (typeof source === "function") return { read: local, readAtOnce: local };
    const tag = fileTag(`shared-api/${basename(source, ".json")}`);
    const readTagged = async () => {
      await tagCurrentPage([tag]);
      return local();
    };
    return { read: readTagged, readAtOnce: local };
  }
  const { read, readAtOnce } = createRemoteReader({ endpoint: definition, local, host });
  // A page must not show for an hour what the endpoint beside it has long replaced.
  const readForPage = async () => {
    await limitPageLife(cacheMs / 1000);
    return read();
  };
  return { read: readForPage, readAtOnce };
}

/** A registry entry with its reader. The reader's state lives as long as the process. */
export function defineEndpoint<const Name extends string, Schema extends z.ZodType>(
  definition: EndpointDefinition<Name, Schema>,
): Endpoint<Name, Schema> {
  return { ...definition, ...createReader(definition) };
}
