/** The response times that the site promises, and their state for a lead. */

import {
  addWorkingTime,
  hourMs,
  subtractWorkingTime,
  workingTimeBetween,
} from "@/lib/features/leads/lead/working-hours";
import type { LeadFormId } from "./index";
import { serverForms } from "./server";

type Waiting = { form: LeadFormId; openSince: number | null };

/** When the answer to a lead is due (Unix ms); null when it was answered, or none is promised. */
export function answerDueAt({ form, openSince }: Waiting): number | null {
  const { responseTime } = serverForms[form];
  if (responseTime === null || openSince === null) return null;
  return addWorkingTime(responseTime.office, openSince, responseTime.hours * hourMs);
}

/** Leads that have waited since this time (Unix ms) are overdue; null without a promised response time. */
export function overdueCutoff(form: LeadFormId, now: number): number | null {
  const { responseTime } = serverForms[form];
  return responseTime === null
    ? null
    : subtractWorkingTime(responseTime.office, now, responseTime.hours * hourMs);
}

/** The office's working time left at `now`, or past the due time; null when nothing is due. */
export function getDueState(lead: Waiting, now: number): { isOverdue: boolean; workMs: number } | null {
  const { responseTime } = serverForms[lead.form];
  const dueAt = answerDueAt(lead);
  if (responseTime === null || dueAt === null) return null;
  const isOverdue = now > dueAt;
  const [from, to] = isOverdue ? [dueAt, now] : [now, dueAt];
  return { isOverdue, workMs: workingTimeBetween(responseTime.office, from, to) };
}
