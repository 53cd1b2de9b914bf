import "server-only";
import { z } from "zod";
import { log } from "@/lib/base/log";
import { UpstreamError } from "@/lib/platform/http/host-client";
import type { Reader } from "./endpoint";
import { EndpointUnavailableError } from "./errors";
import { getText, type Host, shouldBackOff } from "./host";
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

function reasonOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.reason;
  // The message only contains paths and types, nothing that the host sent.
  return error instanceof InvalidDataError ? error.message : "unexpected";
}

/** What readers get. */
type Latest<Data> = {
  /** Null while there is none. */
  data: Data | null;
  /** On the host's clock. Then the host is asked again. */
  until: number;
  /** Then no reader waits for the host: it is asked in the background. */
  isBackingOff: boolean;
};

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
  const { name } = endpoint;
  const { clock, fallbackStore } = host;
  let latest: Latest<Data> | null = null;
  let pending: Promise<void> | null = null;

  /** Whether the host is to be asked. */
  const isDue = () => latest === null || clock.now() >= latest.until;

  /** The host's last good response, of this process or an earlier one. */
  async function loadCopy(): Promise<Data | null> {
    const text = await fallbackStore.load(name);
    try {
      return text === null ? null : parseData(endpoint, text, "the stored copy");
    } catch (error) {
      log("warn", "shared-api.copy-broken", { key: name, reason: reasonOf(error) });
      return null;
    }
  }

  /** The last good data, else the site's own where that is allowed; null if there is none. */
  async function findFallback(): Promise<Data | null> {
    const copy = await loadCopy();
    if (copy !== null || endpoint.hasLocalFallback === false) return copy;
    return local().catch((error: unknown) => {
      // A local source can depend on another endpoint that is unavailable.
      if (error instanceof EndpointUnavailableError) return null;
      throw error;
    });
  }

  async function request(): Promise<void> {
    try {
      const text = await getText(host, name);
      const data = parseData(endpoint, text, `the response of ${new URL(host.baseUrl).origin}`);
      latest = { data, until: clock.now() + cacheMs, isBackingOff: false };
      await fallbackStore.save(name, text);
    } catch (error) {
      const data = await findFallback();
      const outcome = data === null ? "unavailable" : "fallback";
      log("error", "shared-api.failed", { key: name, reason: reasonOf(error), outcome });
      latest = { data, until: clock.now() + coolDownMs, isBackingOff: shouldBackOff(error) };
    }
  }

  /** Concurrent readers share one request. */
  function refresh(): Promise<void> {
    pending ??= request().finally(() => {
      pending = null;
    });
    // Nobody may wait for it any more when it rejects.
    pending.catch(() => {});
    return pending;
  }

  /** Waits for the response, but not too long: then this reader and later ones get the fallback. */
  async function refreshInTime(): Promise<void> {
    const isInTime = await Promise.race([refresh().then(() => true), clock.sleep(readTimeoutMs)]);
    if (isInTime) return;
    const data = await findFallback();
    // Once for all readers that wait, and not if the response has arrived meanwhile (its copy may not be stored yet).
    if (pending === null || latest?.isBackingOff || !isDue()) return;
    log("warn", "shared-api.slow", { key: name });
    latest = { data, until: clock.now() + coolDownMs, isBackingOff: true };
  }

  /** @param mayBeOld whether data of any age is better than to wait for the host */
  async function get(mayBeOld: boolean): Promise<Data> {
    if (isDue()) {
      const isUsable = latest?.isBackingOff || (mayBeOld && latest !== null && latest.data !== null);
      if (isUsable) void refresh();
      else await refreshInTime();
    }
    if (latest === null || latest.data === null) throw new EndpointUnavailableError(name);
    return latest.data;
  }

  return { read: () => get(false), readCached: () => get(true) };
}
