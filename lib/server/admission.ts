/** Limits how many requests are handled at once, so that a flood of one kind does not hold up the others. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { senderNetworkOf } from "../platform/http/client-address.ts";
import { closeWithError } from "./error-response.ts";
import { createPool } from "./pool.ts";
import { createQueue, createTurns, type Leave } from "./queue.ts";
import { requestKindOf, type Target } from "./target.ts";

const sampleMs = 250;
const high = 0.9;

/** Measures whether the event loop is saturated, so that all requests wait for it. */
function createLoadMonitor(): () => boolean {
  let sampledAt = performance.now();
  let before = performance.eventLoopUtilization();
  let isHigh = false;
  return () => {
    const at = performance.now();
    if (at - sampledAt >= sampleMs) {
      const now = performance.eventLoopUtilization();
      isHigh = performance.eventLoopUtilization(now, before).utilization > high;
      before = now;
      sampledAt = at;
    }
    return isHigh;
  };
}

/** Concurrency limits of uncached reads, by kind. Optimizing an image is CPU-bound. */
const readLimits = {
  pages: { maxRunning: 32, maxWaiting: 200, maxWaitingPerClient: 100 },
  // Parts of files and missing ones: others come from the cache. A flood of them must not hold up pages.
  files: { maxRunning: 16, maxWaiting: 128, maxWaitingPerClient: 64 },
  // Pages rendered for one request, such as search results, cost 10 to 50 ms of CPU: others must not wait for them.
  renders: { maxRunning: 8, maxWaiting: 128, maxWaitingPerClient: 32 },
  api: { maxRunning: 32, maxWaiting: 64, maxWaitingPerClient: 32 },
  images: { maxRunning: 8, maxWaiting: 64, maxWaitingPerClient: 32 },
  // These may wait for another host, so they have their own limit and do not delay pages.
  endpoints: { maxRunning: 16, maxWaiting: 64, maxWaitingPerClient: 32 },
  // These wait for the analytics host.
  analytics: { maxRunning: 16, maxWaiting: 64, maxWaitingPerClient: 32 },
};
/**
 * Concurrent reads of a kind while the event loop is overloaded, while a form post is being handled, and
 * while both. A form post waits for every read that keeps the event loop busy. The kinds that mostly wait for
 * another service are reduced, too.
 */
const reducedReads = { overloaded: 4, duringForms: 4, overloadedDuringForms: 1 };

const formPath = /^\/api\/(?:contact|leads|newsletter|oxycon|receipts)(?:\/|$)/;
/**
 * Health checks wait behind no other request, so they are answered during a flood. There are many slots, so
 * that a flood from many addresses does not make the site look down.
 */
const healthPath = /^\/api\/health(?:\/|$)/;
const healthLimits = { maxRunning: 512, maxRunningPerClient: 4, maxWaiting: 0, maxWaitingPerClient: 0 };
/**
 * SECURITY: writes have their own slots, and no client can hold all of them. Requests that browsers send by themselves
 * never evict a form post.
 */
const formLimits = { maxRunning: 64, maxRunningPerClient: 16, maxWaiting: 128, maxWaitingPerClient: 32 };
/** A beacon enters with its body buffered; one with a larger body can be evicted until the rest has arrived. */
const beaconLimits = { size: 64, perKey: 16 };
const beaconPath = /^\/(?:metrics|ingest|api\/csp-report)(?:\/|$)/;

/** The kind of a read, which determines its limits. A page for one request is one of `renders`. */
export function readKindOf({ path, isApi }: Target): keyof typeof readLimits {
  if (path.startsWith("/ingest/")) return "analytics";
  if (isApi) return "api";
  if (path.startsWith("/shared-api/")) return "endpoints";
  if (path === "/_next/image") return "images";
  return requestKindOf(path, { isApi, isData: false }) === "page" ? "pages" : "files";
}

export const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

export type Admitted = {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  /** The client IP for which the request is counted. */
  client: string;
  /** Whether it asks for a page that is not the same for all visitors. */
  isForOneRequest: boolean;
};

/** @param isOverloaded whether the event loop is busy nearly all the time */
export function createAdmission(isOverloaded = createLoadMonitor()) {
  let formsInProgress = 0;
  const turns = createTurns();
  // Node accepts one connection per turn of the event loop, so a flood of these must not make the turns long.
  const beaconTurns = createTurns();
  const createReadQueue = ({ maxRunning, ...limits }: (typeof readLimits)["pages"]) =>
    createQueue({
      ...limits,
      turns,
      maxRunning() {
        const isDuringForms = formsInProgress > 0;
        if (isOverloaded())
          return isDuringForms ? reducedReads.overloadedDuringForms : reducedReads.overloaded;
        return isDuringForms ? reducedReads.duringForms : maxRunning;
      },
    });
  const queues = {
    pages: createReadQueue(readLimits.pages),
    files: createReadQueue(readLimits.files),
    renders: createReadQueue(readLimits.renders),
    api: createReadQueue(readLimits.api),
    images: createReadQueue(readLimits.images),
    endpoints: createReadQueue(readLimits.endpoints),
    analytics: createReadQueue(readLimits.analytics),
  };
  const createOwnQueue = ({ maxRunning, ...limits }: typeof formLimits) =>
    createQueue({ ...limits, maxRunning: () => maxRunning, turns: createTurns() });
  const healthChecks = createOwnQueue(healthLimits);
  const forms = createOwnQueue(formLimits);
  const beacons = createPool(beaconLimits);

  /** A form post counts from its arrival until its slot is released. */
  async function enterForm(sender: string, response: ServerResponse): Promise<Leave | null> {
    formsInProgress += 1;
    const leave = await forms.join(sender, response);
    const end = () => {
      leave?.();
      formsInProgress -= 1;
      for (const queue of Object.values(queues)) queue.fill();
    };
    if (leave !== null) return end;
    end();
    return null;
  }

  async function enterBeacon(sender: string, request: IncomingMessage): Promise<Leave | null> {
    const leave = beacons.acquire(sender, {
      isIdle: () => !request.complete,
      evict: () => closeWithError(request.socket, 408, "The request took too long to arrive."),
    });
    if (leave !== null) await beaconTurns.next();
    return leave;
  }

  return {
    /** Notes that the first request of a connection arrived: reads wait until all that arrive together are accepted. */
    noteArrival: turns.noteArrival,
    /**
     * Resolves when the request may be handled, with a function that releases its slot, to be called once; with null if all
     * slots are taken, if the request loses its place in the queue, or if its connection is closed.
     */
    enter({ request, response, target, client, isForOneRequest }: Admitted): Promise<Leave | null> {
      const sender = senderNetworkOf(client);
      if (isRead(request)) {
        const kind = isForOneRequest ? "renders" : readKindOf(target);
        const queue = healthPath.test(target.path) ? healthChecks : queues[kind];
        return queue.join(sender, response);
      }
      if (beaconPath.test(target.path)) return enterBeacon(sender, request);
      return formPath.test(target.path) ? enterForm(sender, response) : forms.join(sender, response);
    },
  };
}
