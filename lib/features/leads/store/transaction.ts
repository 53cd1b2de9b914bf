import "server-only";
import type { Kysely, Transaction } from "kysely";
import { errorCodeOf } from "@/lib/base/error-code";
import type { LeadDatabase } from "./schema";

/** Error code of Postgres for a deadlock, such as with claims of the same deliveries; a repeated transaction may succeed. */
const deadlock = "40P01";
const transactionTries = 3;

/** Runs `work` in a transaction, and repeats it up to twice after a deadlock. */
export async function runTransaction<T>(
  db: Kysely<LeadDatabase>,
  work: (tx: Transaction<LeadDatabase>) => Promise<T>,
  tries = transactionTries,
): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (tries <= 1 || errorCodeOf(error) !== deadlock) throw error;
    return runTransaction(db, work, tries - 1);
  }
}
