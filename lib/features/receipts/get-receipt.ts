import "server-only";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { answerDueAt } from "@/lib/features/leads/forms/response-time";
import { serverForms } from "@/lib/features/leads/forms/server";
import { parseReceiptToken } from "@/lib/features/leads/lead/receipt-token";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import { getLeadStore } from "@/lib/features/leads/store";
import type { Lead } from "@/lib/features/leads/store/types";

/** A lead as shown to its sender. Excludes internal state: held, score, failed deliveries. */
export type Receipt = {
  /** The first lead of the thread. */
  leadId: string;
  reference: string;
  form: LeadFormId;
  /** Null: the form promises no reply, so there is no progress to show. */
  progress: "received" | "assigned" | "answered" | null;
  /** Unix times, ms. */
  receivedAt: number;
  correctedAt: number | null;
  assignedTo: string | null;
  assignedAt: number | null;
  answeredAt: number | null;
  /** The promised response time: "within one working day"; null for none. */
  answerWithin: string | null;
  /** When the reply is due; null when it was given or none is promised. */
  dueAt: number | null;
  /** The submitted values, as last corrected. */
  sent: LeadPayload;
  canCorrect: boolean;
};

function progressOf({ form, answeredAt }: Lead, assignedAt: number | null): Receipt["progress"] {
  if (serverForms[form].responseTime === null) return null;
  if (answeredAt !== null) return "answered";
  return assignedAt === null ? "received" : "assigned";
}

/** A held correction has a waiting time of its own; the earliest due time counts. */
function dueTimeOf(thread: readonly Lead[]): number | null {
  const dueTimes = thread.map(answerDueAt).filter((at) => at !== null);
  return dueTimes.length === 0 ? null : Math.min(...dueTimes);
}

function buildReceipt(reference: string, thread: readonly Lead[]): Receipt | null {
  const [first] = thread;
  const last = thread.at(-1);
  if (first === undefined || last === undefined) return null;
  const assigned = thread.findLast(({ assignedAt }) => assignedAt !== null);
  const assignedAt = assigned?.assignedAt ?? null;
  return {
    leadId: first.id,
    reference,
    form: last.form,
    progress: progressOf(last, assignedAt),
    receivedAt: first.createdAt,
    correctedAt: last === first ? null : last.createdAt,
    assignedTo: assigned?.assignedTo ?? null,
    assignedAt,
    answeredAt: last.answeredAt,
    answerWithin: serverForms[last.form].responseTime?.text ?? null,
    dueAt: dueTimeOf(thread),
    sent: last.payload,
    canCorrect: serverForms[last.form].correctable !== undefined,
  };
}

/** The receipt of a token; null when the token is invalid or its lead was deleted. */
export async function getReceipt(token: string): Promise<Receipt | null> {
  // SECURITY: only query the database for a token that this site has signed.
  const leadId = await parseReceiptToken(token);
  if (leadId === null) return null;
  const store = await getLeadStore();
  const thread = (await store.listThread(leadId)).map(({ lead }) => lead);
  return buildReceipt(formatReference(leadId), thread);
}
