/** The answers by a person that the site's copy promises, and how they stand. */
import type { LeadFormId } from "./forms";
import { serverForms } from "./forms/server";
import type { AnswerPromise } from "./forms/server-form";
import { addWorkingTime, hourMs, subtractWorkingTime, workingTimeBetween } from "./working-hours";

/** What was promised to the sender of a form; null where it is not on the clock. */
export function getAnswerPromise(form: LeadFormId): AnswerPromise | null {
  return serverForms[form].promise;
}

type Waiting = { form: LeadFormId; openSince: number | null };

/** When the answer to a lead is due (Unix ms); null when it is answered, or none is promised. */
export function answerDueAt({ form, openSince }: Waiting): number | null {
  const promise = getAnswerPromise(form);
  if (promise === null || openSince === null) return null;
  return addWorkingTime(promise.office, openSince, promise.hours * hourMs);
}

/**
 * Answers to leads of `form` that wait since this time or longer were due before `now`; null when none is
 * promised. Unix ms.
 */
export function leadsOverdueSince(form: LeadFormId, now: number): number | null {
  const promise = getAnswerPromise(form);
  return promise === null ? null : subtractWorkingTime(promise.office, now, promise.hours * hourMs);
}

/** How the promise stands at `now`: the office's working time left, or past; null when nothing is due. */
export function promiseStateOf(lead: Waiting, now: number): { isOverdue: boolean; workMs: number } | null {
  const promise = getAnswerPromise(lead.form);
  const dueAt = answerDueAt(lead);
  if (promise === null || dueAt === null) return null;
  const isOverdue = now > dueAt;
  const [from, to] = isOverdue ? [dueAt, now] : [now, dueAt];
  return { isOverdue, workMs: workingTimeBetween(promise.office, from, to) };
}
