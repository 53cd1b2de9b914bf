import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, log } from "@/lib/base/log";
import { buildMoves, type Move, normalizePath } from "@/lib/base/moves";
import { endpoints } from "@/lib/content/endpoints/registry";
import type { Redirects } from "@/lib/content/endpoints/schemas-site";

/** The start waits this long for the list; a slow host must not hold up the site. */
const startLimitMs = 3_000;

type Known = { source: Redirects | null; moves: ReadonlyMap<string, Move> };

declare global {
  // The webhook's handler reads the list anew for the server; Next bundles the two apart.
  var knownMoves: Known | undefined;
}

async function refresh(): Promise<void> {
  try {
    const source = await endpoints.redirects.readAtOnce();
    if (source === globalThis.knownMoves?.source) return;
    globalThis.knownMoves = { source, moves: buildMoves(source) };
  } catch (error) {
    log("error", "redirects.unavailable", describeError(error));
  }
}

/** Reads the list as it is now. Resolves when it is there, or late. */
export async function loadMoves(): Promise<void> {
  await Promise.race([refresh(), sleep(startLimitMs, undefined, { ref: false })]);
}

/** Where the page at `path` has gone, by the list as it is known now; a newer one is asked for behind it. */
export function findMove(path: string): Move | null {
  void refresh();
  return globalThis.knownMoves?.moves.get(normalizePath(path)) ?? null;
}
