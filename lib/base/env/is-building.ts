import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";

/**
 * Whether Next is building the site. Content is read once then: a file that changes during a build must not be in one page and
 * not in another, and reads that take different times change the order of the rows in a page's data.
 */
export const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
