import "server-only";
import type { Kysely, Transaction } from "kysely";
import { errorCodeOf } from "@/lib/base/error-code";
import type { LeadDatabase } from "./schema";

/** Errors of Postgres after which a repeated transaction may succeed: a deadlock, or a lead that was deleted meanwhile. */
const retriedCodes = new Set(["40P01", "23503"]);
const transactionTries = 3;

/** Runs `work` in a transaction, and repeats it up to twice if a concurrent transaction made it fail. */
export async function runTransaction<T>(
  db: Kysely<LeadDatabase>,
  work: (tx: Transaction<LeadDatabase>) => Promise<T>,
  tries = transactionTries,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (tries <= 1 || !retriedCodes.has(errorCodeOf(error))) throw error;
    return runTransaction(db, work, tries - 1);
  }
}
