import type { RedirectTarget } from "@/lib/base/redirects";

/** External hosts that the configuration allows, by CSP directive; from the registry of third parties. */
export type CspHosts = Partial<
  Record<"script-src" | "connect-src" | "img-src" | "frame-src" | "style-src" | "font-src", readonly string[]>
>;

export type PolicySettings = {
  hosts: CspHosts;
  /** Origins that may frame a draft: the CMS's. Everything else is never framed. */
  draftFrames: readonly string[];
  /** Whether the public URL uses https. */
  isSecure: boolean;
};

/** For Prometheus. */
export type LeadFigures = {
  new: number;
  held: number;
  open: number;
  pending: number;
  attention: number;
  sent: number;
  /** Age of the oldest lead with a pending delivery; null without one. */
  oldestPendingSeconds: number | null;
};

/** Analytics events and web vitals since the start, by outcome. */
export type AnalyticsFigures = Readonly<Record<string, number>>;

export type RequestKind = "page" | "data" | "static" | "file" | "image" | "api" | "endpoint";

/** What is recorded about a response. PRIVACY: nothing in it comes from the client. */
export type ResponseRecord = {
  method: string;
  kind: RequestKind;
  /** The path of a public page, otherwise the name of the route; null without one. */
  path: string | null;
  status: number;
  /** Of the body; with headers for responses that were not cached. */
  bytes: number;
  durationMs: number;
  /** Null for responses that are never cached, and for requests that were refused or closed before they had a slot. */
  cache: "hit" | "miss" | null;
  /** Of a failed response: also on the error page and in the error's log line. */
  reference?: string;
};

/**
 * What Next's bundle passes to the server process. `server.ts` runs in plain Node, without the bundle's
 * aliases and environment, so that no custom resolver sits between Next and its files.
 */
export type Runtime = {
  /** Lines for the terminal that say where the site and its parts are. */
  notes: string[];
  /** What the content security policy allows besides this site. */
  policy: PolicySettings;
  /** Where the page at a path has moved, or null; see `lib/base/redirects.ts`. Synchronous. */
  findRedirect(path: string, cookie?: string): RedirectTarget | null;
  /** How a page differs from the build: published later ("late"), or removed or unknown ("missing"). Synchronous. */
  findBuildDifference(path: string, cookie?: string): "late" | "missing" | null;
  /** Whether the site has a page or share image at a path. Synchronous. */
  isSitePath(path: string): boolean;
  /** Whether Next serves the same cached page at a path to every visitor. */
  isSharedPage(path: string): boolean;
  /** Whether a page of the CMS is published at a path. Synchronous. */
  isPublished(path: string): boolean;
  /** When published content last changed (milliseconds since 1970). Pages cached before that are stale. */
  contentChangedAt: number;
  observe: {
    logResponse(fields: Omit<ResponseRecord, "path"> & { path?: string }): void;
    /** Logs how many responses had no line of their own. */
    logDroppedLines(count: number): void;
    /** Whether the database can store a lead. */
    isStoreAvailable(): Promise<boolean>;
    /** At most a minute old; null when they cannot be counted. */
    readLeads(): Promise<LeadFigures | null>;
    readAnalytics(): AnalyticsFigures;
    /** Seconds since this server was up to date with the others; null where there are no others. */
    readSecondsBehind(): number | null;
  };
  /** Makes the readiness check fail, so that no new traffic is routed here. */
  beginDrain(): void;
  /** Stops background work; unfinished work resumes at the next start. */
  stopWork(): Promise<void>;
  /** Closes the database. It must not be used afterwards. */
  close(): Promise<void>;
  /** Logs that the setting `key` is wrong. */
  logWarning(event: string, key: string): void;
  /** Logs an error without its message, which may hold personal data. */
  logFailure(event: string, error: unknown, reference?: string): void;
};

declare global {
  // Next bundles instrumentation separately from the server that hosts it: the two share state on
  // `globalThis`.
  var oxbowRuntime: PromiseWithResolvers<Runtime> | undefined;
}

function runtimePromise(): PromiseWithResolvers<Runtime> {
  globalThis.oxbowRuntime ??= Promise.withResolvers<Runtime>();
  return globalThis.oxbowRuntime;
}

/** Passes the started runtime, or the reason it could not start, to the server process. */
export async function announceRuntime(starting: Promise<Runtime>): Promise<void> {
  const { promise, resolve } = runtimePromise();
  // `next start` never awaits this promise, and an unhandled rejection would end the process.
  promise.catch(() => {});
  resolve(starting);
  await starting;
}

/** Resolves when the runtime has started; rejects when it could not. */
export function whenRuntimeStarted(): Promise<Runtime> {
  return runtimePromise().promise;
}
