/**
 * The reminder of leads that need action by the staff. PRIVACY: it contains references only, so there is nothing to
 * erase in these mails.
 */

import { formatUtcMinute } from "@/lib/base/format/date";
import { answerDueAt, getDueState } from "@/lib/features/leads/forms/response-time";
import { serverForms } from "@/lib/features/leads/forms/server";
import { formatProduct } from "@/lib/features/leads/forms/server-parts";
import { formatReference } from "@/lib/features/leads/lead/reference";
import { formatWorkingTime, offices } from "@/lib/features/leads/lead/working-hours";
import { describeHoldReason } from "./spam";
import type { Delivery, Lead, LeadWithDeliveries } from "./store/types";

/** Why leads need action: the sections of the mail, in its order. */
const sections = ["overdue", "held", "attention", "delayed"] as const;
type Section = (typeof sections)[number];

/** Data of the mail, by section: how many leads need action, how many of them are new, and those that are listed. */
export type Reminder = Record<
  Section,
  { total: number; recent: number; leads: readonly LeadWithDeliveries[] }
>;

function nameOf({ id, form, payload: { product } }: Lead): string {
  const about = product === undefined ? "" : `, ${formatProduct(product)}`;
  return `${formatReference(id)}  ${serverForms[form].staffHeading}${about}`;
}

function describeHeld({ lead }: LeadWithDeliveries): string {
  return `${nameOf(lead)}, received ${formatUtcMinute(lead.createdAt)}, because: ${describeHoldReason(lead.holdReason ?? "")}`;
}

function describeFailures(
  isMatch: (delivery: Delivery) => boolean,
  { lead, deliveries }: LeadWithDeliveries,
) {
  const failed = deliveries.filter(isMatch);
  const failures = failed.map(
    ({ destination, lastError, attempts }) => `${destination} ${lastError} (attempts: ${attempts})`,
  );
  return `${nameOf(lead)}, received ${formatUtcMinute(lead.createdAt)}: ${failures.join(", ")}`;
}

function describeOverdue({ lead }: LeadWithDeliveries, now: number): string {
  const due = formatUtcMinute(answerDueAt(lead) ?? now);
  const late = formatWorkingTime(getDueState(lead, now)?.workMs ?? 0);
  const owner = lead.assignedTo === null ? "assigned to nobody" : `assigned to ${lead.assignedTo}`;
  return `${nameOf(lead)}, was due ${due} (late by ${late} of working time), ${owner}`;
}

const sectionTexts: Record<
  Section,
  { subject: string; title: string; hint: string[]; describe(lead: LeadWithDeliveries, now: number): string }
> = {
  overdue: {
    subject: "overdue",
    title: "OVERDUE",
    hint: [
      "These people were promised a reply that is late.",
      "All of them: npm run leads -- list --overdue",
      "Once answered: answer REFERENCE.",
    ],
    describe: describeOverdue,
  },
  held: {
    subject: "held",
    title: "HELD FOR REVIEW",
    hint: [
      "These leads look like spam. They were sent to nobody, and their senders do not know.",
      "All of them: npm run leads -- list --held",
      "Read one: show REFERENCE. Then: release REFERENCE, or dismiss REFERENCE.",
    ],
    describe: describeHeld,
  },
  attention: {
    subject: "not delivered",
    title: "NOT DELIVERED",
    hint: [
      "These deliveries failed and are not retried automatically.",
      "All of them: npm run leads -- list --attention",
      "Once the cause is repaired: replay REFERENCE, or replay --all.",
    ],
    describe: (lead) => describeFailures(({ status }) => status === "attention", lead),
  },
  delayed: {
    subject: "delayed",
    title: "NOT DELIVERED YET",
    hint: [
      "These deliveries are failing, and are retried for about a day. Check the CRM or the mail server.",
      "All of them: npm run leads -- list --pending",
      "Once it is repaired, replay --all sends them at once.",
    ],
    describe: (lead) =>
      describeFailures(({ status, lastError }) => status === "pending" && lastError !== null, lead),
  },
};

function formatSection(section: Section, reminder: Reminder, now: number): string[] {
  const { total, recent, leads } = reminder[section];
  const { title, hint, describe } = sectionTexts[section];
  const more = total - leads.length;
  return [
    `${title}: ${total}${recent > 0 ? `, ${recent} of them new` : ""}`,
    ...leads.map((lead) => `  ${describe(lead, now)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...hint.map((line) => `  ${line}`),
    "",
  ];
}

/** Subject and text. Pure; `now` is Unix time, ms. */
export function buildReminderMail(reminder: Reminder, now: number): { subject: string; text: string } {
  const filled = sections.filter((section) => reminder[section].total > 0);
  const counts = filled.map((section) => `${reminder[section].total} ${sectionTexts[section].subject}`);
  const text = [
    ...filled.flatMap((section) => formatSection(section, reminder, now)),
    "--",
    `You get this email when something new is waiting, at most once an hour, and at 09:00 in ${offices.sales.city} on working days.`,
    "",
  ].join("\n");
  return { subject: `Leads waiting for you: ${counts.join(", ")}`, text };
}
