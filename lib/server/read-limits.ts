/** Reads that cost work for each request and that no page asks for often: limited by client. */
import { createRateLimiter, type RateDecision } from "../platform/http/rate-limit.ts";
import type { Target } from "./target.ts";

/** An office of a hundred people who search while they type stays below it. */
const searchLimit = { burst: 100, perMinute: 300 };
/** Whole pages of results, 50 ms of a core each: for those without scripts, and links. */
const searchPageLimit = { burst: 40, perMinute: 60 };
/** The page of one's own lead, and of a colleague's. */
const receiptLimit = { burst: 60, perMinute: 120 };

const isSearch = ({ path }: Target) => path === "/api/search";
const isSearchPage = ({ path, search }: Target) => path === "/search" && search !== "";
const isReceipt = ({ path }: Target) => path.startsWith("/receipt/");

export type ReadLimits = {
  /** Counts a read of `client`; says after how many seconds to come again when it was one too many. */
  take(target: Target, client: string, now: number): RateDecision;
};

/** Limits with a memory of their own. */
export function createReadLimits(): ReadLimits {
  const limits = [
    { isMeant: isSearchPage, limiter: createRateLimiter(searchPageLimit) },
    { isMeant: isSearch, limiter: createRateLimiter(searchLimit) },
    { isMeant: isReceipt, limiter: createRateLimiter(receiptLimit) },
  ];
  return {
    take(target, client, now) {
      const limit = limits.find(({ isMeant }) => isMeant(target));
      return limit?.limiter.take(client, now) ?? { isAllowed: true };
    },
  };
}
