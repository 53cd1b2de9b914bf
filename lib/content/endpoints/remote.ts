import "server-only";
import { z } from "zod";
import { log } from "@/lib/base/log";
import { UpstreamError } from "@/lib/platform/http/host-client";
import type { Reader } from "./endpoint";
import { EndpointUnavailableError } from "./errors";
import { type Host, isSilence } from "./host";
import { cacheMs, coolDownMs, readTimeoutMs } from "./retry";

type RemoteEndpoint<Schema extends z.ZodType> = {
  name: string;
  schema: Schema;
  hasLocalFallback?: boolean;
};

/** The text is not JSON or does not match the schema. The message names values by path, never their content. */
class InvalidDataError extends Error {}

/**
 * Parses and validates an endpoint's JSON text.
 * @throws {InvalidDataError} with the endpoint, the source of the text, and the path of each invalid value
 */
function parseData<Schema extends z.ZodType>(
  { name, schema }: RemoteEndpoint<Schema>,
  json: string,
  source: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // No cause: the message of a syntax error quotes the text.
    throw new InvalidDataError(`Shared API "${name}": ${source} is not JSON`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidDataError(`Shared API "${name}": ${source} is invalid\n${z.prettifyError(result.error)}`);
}

type Known<Data> = {
  /** Null while there is none. */
  data: Data | null;
  /** Readers get it until then, on the host's clock. */
  until: number;
  /** Whether the host did not respond: then readers get it also later, while the host is asked in the background. */
  isSilent: boolean;
};

function reasonOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.reason;
  // The message only contains paths and types, nothing that the host sent.
  return error instanceof InvalidDataError ? error.message : "unexpected";
}

/**
 * A reader of one remote endpoint. A good response is cached for five minutes. When the host fails or its
 * response is invalid, that is logged once a minute and the last good data is used: this process's, else the
 * copy on disk, else the site's own data where that is allowed. Readers wait for a silent host once.
 */
export function createRemoteReader<Schema extends z.ZodType>({
  endpoint,
  local,
  host,
}: {
  endpoint: RemoteEndpoint<Schema>;
  /** The data without a remote host. */
  local: () => Promise<z.output<Schema>>;
  host: Host;
}): Reader<z.output<Schema>> {
  type Data = z.output<Schema>;
  const { clock } = host;
  let known: Known<Data> | null = null;
  /** The host's last good response. */
  let good: Data | null = null;
  let pending: Promise<Data | null> | null = null;

  async function loadCopy(): Promise<Data | null> {
    const text = await host.copies.load(endpoint.name);
    try {
      return text === null ? null : parseData(endpoint, text, "the stored copy");
    } catch (error) {
      log("warn", "shared-api.copy-broken", { key: endpoint.name, reason: reasonOf(error) });
      return null;
    }
  }

  /** The last good data, else the site's own where that is allowed; null if there is none. */
  async function findFallback(): Promise<Data | null> {
    const copy = good ?? (await loadCopy());
    // A response may have arrived while the copy was read.
    good ??= copy;
    if (good !== null || endpoint.hasLocalFallback === false) return good;
    return local().catch((error: unknown) => {
      // A local source can depend on another endpoint that is unavailable.
      if (error instanceof EndpointUnavailableError) return null;
      throw error;
    });
  }

  async function recoverFrom(error: unknown): Promise<Data | null> {
    const data = await findFallback();
    const outcome = data === null ? "unavailable" : "fallback";
    log("error", "shared-api.failed", { key: endpoint.name, reason: reasonOf(error), outcome });
    known = { data, until: clock.now() + coolDownMs, isSilent: isSilence(error) };
    return data;
  }

  async function requestData(): Promise<Data | null> {
    try {
      const text = await host.getText(endpoint.name);
      good = parseData(endpoint, text, `the response of ${host.origin}`);
      known = { data: good, until: clock.now() + cacheMs, isSilent: false };
      await host.copies.save(endpoint.name, text);
      return good;
    } catch (error) {
      return recoverFrom(error);
    }
  }

  /** Concurrent readers share one request. */
  function refresh(): Promise<Data | null> {
    pending ??= requestData().finally(() => {
      pending = null;
    });
    return pending;
  }

  function refreshInBackground(): void {
    refresh().catch(() => {});
  }

  /** The response, or the fallback when this reader has waited for the host too long. */
  async function readWithTimeout(): Promise<Data | null> {
    const request = refresh();
    // The request continues when nobody waits for it any more, and may then reject.
    request.catch(() => {});
    const inTime = await Promise.race([request.then((data) => ({ data })), clock.sleep(readTimeoutMs)]);
    if (inTime) return inTime.data;
    const data = await findFallback();
    // Once for all readers that wait, and not if the response has arrived meanwhile.
    if (pending !== null && !known?.isSilent) {
      log("warn", "shared-api.slow", { key: endpoint.name });
      known = { data, until: clock.now() + coolDownMs, isSilent: true };
    }
    return data;
  }

  async function readNewest(): Promise<Data | null> {
    if (known !== null && clock.now() < known.until) return known.data;
    if (!known?.isSilent) return readWithTimeout();
    refreshInBackground();
    return known.data;
  }

  async function read(): Promise<Data> {
    const data = await readNewest();
    if (data === null) throw new EndpointUnavailableError(endpoint.name);
    return data;
  }

  async function readCached(): Promise<Data> {
    if (known === null || known.data === null) return read();
    if (clock.now() >= known.until) refreshInBackground();
    return known.data;
  }

  return { read, readCached };
}
