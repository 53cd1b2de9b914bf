import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";

/**
 * Whether `next build` is running. Each build worker then reads a file once, so that its pages agree and the order of the
 * rows in a page's data does not depend on how long a read takes.
 */
export const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
