/** The answers by a person that the site's copy promises, and how they stand. */
import type { LeadFormId } from "@/lib/base/lead-form-ids";
import {
  addWorkingTime,
  hourMs,
  type OfficeId,
  subtractWorkingTime,
  workingTimeBetween,
} from "./working-hours";

type AnswerPromise = {
  office: OfficeId;
  /** Hours of that office's work. */
  hours: number;
  /** As the copy says it. */
  words: string;
};

const oneDay: AnswerPromise = { office: "sales", hours: 8, words: "within one working day" };

/** Null: an answer is not promised, or no time for it. */
const promises = {
  inquiry: oneDay,
  contact: oneDay,
  // The question of a journalist in the press area.
  "contact-message": { office: "press", hours: 4, words: "within four hours on working days" },
  partners: { office: "sales", hours: 40, words: "within five working days" },
  "blog-inquiry": oneDay,
  oxycon: null,
  "gated-content": null,
  "scraping-digest": null,
  "core-values": null,
} satisfies Record<LeadFormId, AnswerPromise | null>;

/** What was promised to the sender of a form; null where it is not on the clock. */
export function getAnswerPromise(form: LeadFormId): AnswerPromise | null {
  return promises[form];
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
