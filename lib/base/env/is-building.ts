import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";

/**
 * Whether `next build` is running. File caches then keep the first read, so that all pages of a build worker show the same content,
 * and the time of a read does not change the order of the rows in a page's data (RSC payload).
 */
export const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
