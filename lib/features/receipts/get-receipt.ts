import "server-only";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { answerDueAt, getAnswerPromise } from "@/lib/features/leads/promise";
import { parseReceiptToken } from "@/lib/features/leads/receipt-token";
import { formatReference } from "@/lib/features/leads/reference";
import { getLeadStore } from "@/lib/features/leads/store";
import type { Lead } from "@/lib/features/leads/store/types";
import type { LeadPayload } from "@/lib/features/leads/types";
import { isCorrectable } from "./correction";

/** A lead as its sender may see it. Whether it is held, scored or failed to be delivered is not part of it. */
export type Receipt = {
  /** The first lead of the thread. */
  leadId: string;
  /** Of the lead that the token names: the one its holder was told. */
  reference: string;
  form: LeadFormId;
  /** Null: the form promises no answer by a person, so there is nothing to wait for. */
  progress: "received" | "assigned" | "answered" | null;
  /** Unix times, ms. */
  receivedAt: number;
  correctedAt: number | null;
  assignedTo: string | null;
  assignedAt: number | null;
  answeredAt: number | null;
  /** As it was promised: "within one working day"; null: no answer is promised. */
  answerWithin: string | null;
  /** When the answer is due; null when it was given or none is promised. */
  dueAt: number | null;
  /** What was sent, as last corrected. */
  sent: LeadPayload;
  canCorrect: boolean;
};

function progressOf({ form, answeredAt }: Lead, assignedAt: number | null): Receipt["progress"] {
  if (getAnswerPromise(form) === null) return null;
  if (answeredAt !== null) return "answered";
  return assignedAt === null ? "received" : "assigned";
}

function buildReceiptView(reference: string, first: Lead, last: Lead, assigned: Lead | undefined): Receipt {
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
    answerWithin: getAnswerPromise(last.form)?.words ?? null,
    dueAt: answerDueAt(last),
    sent: last.payload,
    canCorrect: isCorrectable(last.form),
  };
}

/** The receipt that a token opens; null when the token is none of ours or its lead is gone. */
export async function getReceipt(token: string): Promise<Receipt | null> {
  // SECURITY: only a token that this site has signed is worth a query.
  const leadId = await parseReceiptToken(token);
  if (leadId === null) return null;
  const store = await getLeadStore();
  const thread = (await store.listThread(leadId)).map(({ lead }) => lead);
  const [first] = thread;
  const last = thread.at(-1);
  if (first === undefined || last === undefined) return null;
  return buildReceiptView(
    formatReference(leadId),
    first,
    last,
    thread.findLast(({ assignedAt }) => assignedAt !== null),
  );
}
