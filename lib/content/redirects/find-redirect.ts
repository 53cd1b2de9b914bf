import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, log } from "@/lib/base/log";
import { buildRedirectMap, normalizePath, type RedirectTarget } from "@/lib/base/redirects";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import type { Redirects } from "@/lib/content/endpoints/schemas-site";

/** How long the start waits for the list: a slow host must not delay it further. */
const loadTimeoutMs = 3_000;

type Known = { source: Redirects; targets: ReadonlyMap<string, RedirectTarget> };

declare global {
  // The webhook handler reloads the list for the server; Next bundles the two separately.
  var knownRedirects: Known | undefined;
}

async function refresh(): Promise<void> {
  try {
    const source = await endpoints.redirects.readCached();
    if (source === globalThis.knownRedirects?.source) return;
    globalThis.knownRedirects = { source, targets: buildRedirectMap(source) };
  } catch (error) {
    log("error", "redirects.unavailable", describeError(error));
  }
}

/** Loads the latest list at hand; a remote host's may still be old. Resolves on success, failure or timeout. */
export async function loadRedirects(): Promise<void> {
  await Promise.race([refresh(), sleep(loadTimeoutMs, undefined, { ref: false })]);
}

/** The redirect of `path` in the loaded list; refreshes the list in the background. */
export function findRedirect(path: string): RedirectTarget | null {
  void refresh();
  return globalThis.knownRedirects?.targets.get(normalizePath(path)) ?? null;
}
