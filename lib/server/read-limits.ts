/** Rate limits per client for expensive reads that pages rarely need. */
import { createRateLimiter, type RateDecision } from "../platform/http/rate-limit.ts";
import type { Target } from "./target.ts";

/** High enough for an office of a hundred people who search while typing. */
const searchLimit = { burst: 100, perMinute: 300 };
/** Search result pages, 50 ms of CPU each: for visitors without JavaScript, and links. */
const searchPageLimit = { burst: 40, perMinute: 60 };
/** The sandbox, a few milliseconds of CPU each. */
const sandboxLimit = { burst: 40, perMinute: 60 };
/** Receipt pages. */
const receiptLimit = { burst: 60, perMinute: 120 };

const isSearch = ({ path }: Target) => path === "/api/search";
const isSearchPage = ({ path, search }: Target) => path === "/search" && search !== "";
const isSandbox = ({ path, search }: Target) =>
  path === "/api/sandbox" || (path === "/sandbox" && search !== "");
const isReceipt = ({ path }: Target) => path.startsWith("/receipt/");

export type ReadLimits = {
  /** Counts a read of `client`; returns Retry-After in seconds if it is over the limit. */
  take(target: Target, client: string, now: number): RateDecision;
};

/** Creates the limits with their own counters. */
export function createReadLimits(): ReadLimits {
  const limits = [
    { isMeant: isSearchPage, limiter: createRateLimiter(searchPageLimit) },
    { isMeant: isSearch, limiter: createRateLimiter(searchLimit) },
    { isMeant: isSandbox, limiter: createRateLimiter(sandboxLimit) },
    { isMeant: isReceipt, limiter: createRateLimiter(receiptLimit) },
  ];
  return {
    take(target, client, now) {
      const limit = limits.find(({ isMeant }) => isMeant(target));
      return limit?.limiter.take(client, now) ?? { isAllowed: true };
    },
  };
}
