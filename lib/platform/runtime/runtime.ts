import type { Move } from "@/lib/base/moves";
import type { Answered } from "./answered";
import type { AnalyticsFigures, LeadFigures } from "./figures";
import type { PolicySettings } from "./policy-settings";

/**
 * What Next's bundle hands to the process that listens. `server.ts` runs in plain Node, without the
 * bundle's aliases and environment, so that no resolver of ours sits between Next and its files.
 */
export type Runtime = {
  /** Lines that tell a person where the site and its parts are. */
  notes: string[];
  /** The request header in which route handlers look for the address of the connection. */
  peerAddressHeader: string;
  /** How many trusted proxies stand in front. */
  proxyHops: number;
  /** What the content security policies allow beside this site itself. */
  policy: PolicySettings;
  /** Where the images of the content repository are; null without one. */
  imagesUrl: URL | null;
  /** Where the page at a path has gone, or null; see `lib/base/moves.ts`. Never waits. */
  findMove(path: string): Move | null;
  /** What is special about a page that was published or withdrawn after the build; never waits. */
  findDetour(path: string, cookie?: string): "late" | "missing" | null;
  /** Whether the page of an experiment's variant is published. Never waits. */
  hasVariantPage(path: string): boolean;
  /** When published content last changed (milliseconds since 1970): what the build made before is out of date. */
  contentChangedAt: number;
  /** Whether visitors come over https. */
  isSecure: boolean;
  observe: {
    /** Whether each answer is a line of the log. */
    isLogging: boolean;
    logAnswer(fields: Omit<Answered, "path"> & { path?: string }): void;
    /** Writes how many answers had no line of their own. */
    logUnlogged(count: number): void;
    /** Null when the store does not answer. */
    readLeads(): Promise<LeadFigures | null>;
    readAnalytics(): AnalyticsFigures;
  };
  /** From now on the site says that it is not ready. */
  beginDrain(): void;
  /** Ends background work; what is unfinished goes on at the next start. */
  stopWork(): Promise<void>;
  /** Gives up the database. Nothing may use it afterwards. */
  close(): Promise<void>;
  /** Writes one line to the log: what is wrong with the setting `key`. */
  logWarning(event: string, key: string): void;
  /** Writes one line to the log, without the error's message. */
  logFailure(event: string, error: unknown, reference?: string): void;
};

declare global {
  // Next bundles instrumentation apart from the server that hosts it: they meet on the process.
  var oxbowRuntime: PromiseWithResolvers<Runtime> | undefined;
}

function handover(): PromiseWithResolvers<Runtime> {
  globalThis.oxbowRuntime ??= Promise.withResolvers<Runtime>();
  return globalThis.oxbowRuntime;
}

/** Hands over what was started, or why it could not start, to whoever hosts this process. */
export async function announceRuntime(starting: Promise<Runtime>): Promise<void> {
  const { promise, resolve } = handover();
  // `next dev` has no host that waits, and an unheard failure would end the process.
  promise.catch(() => {});
  resolve(starting);
  await starting;
}

/** Resolves when everything beside the pages has started; rejects when it could not. */
export function whenRuntimeStarted(): Promise<Runtime> {
  return handover().promise;
}
