import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/lib/base/env/server";
import type { ChangeLog } from "./change-log";

/** Id of this process in the log, and the key for its requests to its own webhook. */
type Process = { origin: string; key: string };

declare global {
  // Next bundles routes and instrumentation separately, so module variables would exist twice; globals are shared.
  var oxbowChangeLog: Promise<ChangeLog> | undefined;
  var oxbowProcess: Process | undefined;
}

export function getThisProcess(): Process {
  globalThis.oxbowProcess ??= { origin: randomUUID(), key: randomUUID() };
  return globalThis.oxbowProcess;
}

/** The changes that all servers share, with `DATABASE_URL`; otherwise null. */
export function getChangeLog(): Promise<ChangeLog> | null {
  const { DATABASE_URL: url } = env;
  if (url === undefined) return null;
  // Loaded only here: without Postgres its driver stays out of memory.
  globalThis.oxbowChangeLog ??= import("./change-log")
    .then(({ createChangeLog }) => createChangeLog(url, getThisProcess().origin))
    .catch((error) => {
      // The next call tries again.
      globalThis.oxbowChangeLog = undefined;
      throw error;
    });
  return globalThis.oxbowChangeLog;
}
