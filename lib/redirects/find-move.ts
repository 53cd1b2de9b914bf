import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, log } from "@/lib/log";
import { endpoints } from "@/lib/shared-api/registry";
import type { Redirects } from "@/lib/shared-api/schemas-site";
import { buildMoves, type Move, normalizePath } from "./moves";

/** The start waits this long for the list; a slow host must not hold up the site. */
const startLimitMs = 3_000;

let source: Redirects | null = null;
let moves: ReadonlyMap<string, Move> = new Map();

async function refresh(): Promise<void> {
  try {
    const answer = await endpoints.redirects.readAtOnce();
    if (answer === source) return;
    source = answer;
    moves = buildMoves(answer);
  } catch (error) {
    log("error", "redirects.unavailable", describeError(error));
  }
}

/** Reads the list for the first time. Resolves when it is there, or late. */
export async function loadMoves(): Promise<void> {
  await Promise.race([refresh(), sleep(startLimitMs, undefined, { ref: false })]);
}

/** Where the page at `path` has gone, by the list as it is known now; a newer one is asked for behind it. */
export function findMove(path: string): Move | null {
  void refresh();
  return moves.get(normalizePath(path)) ?? null;
}
