/** How `npm run leads` shows leads in a terminal. */
import { formatUtcMinute } from "@/lib/base/format/date";
import { printable } from "@/lib/base/format/printable";
import { answerDueAt, getDueState } from "@/lib/features/leads/forms/response-time";
import { formatReference } from "@/lib/features/leads/lead/reference";
import { formatWorkingTime } from "@/lib/features/leads/lead/working-hours";
import { describeHoldReason } from "@/lib/features/leads/spam";
import type {
  Delivery,
  FailedDeliveries,
  Lead,
  LeadCounts,
  LeadWithDeliveries,
} from "@/lib/features/leads/store/types";
import { describeTouch } from "@/lib/features/tracking/describe-touch";

function formatTable(header: string[], rows: string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [header, ...rows].map(formatRow).join("\n");
}

const shorten = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit - 1)}…` : text;

function formatDelivery({ destination, status, attempts, lastError }: Delivery): string {
  const trouble = status !== "sent" && lastError ? ` (${lastError}, tried ${attempts}×)` : "";
  return `${destination} ${status}${trouble}`;
}

/** A held or dismissed lead needs no answer. */
const needsAnswer = ({ status }: Lead) => status === "new";

const dueAtOf = (lead: Lead) => (needsAnswer(lead) ? answerDueAt(lead) : null);

/** Leads with a due time first, the earliest on top; the others keep their order after them. */
export function sortByDue(leads: readonly LeadWithDeliveries[]): LeadWithDeliveries[] {
  const dueOf = ({ lead }: LeadWithDeliveries) => dueAtOf(lead) ?? Number.POSITIVE_INFINITY;
  return leads.toSorted((a, b) => (dueOf(a) === dueOf(b) ? 0 : dueOf(a) - dueOf(b)));
}

/** "answered", or the working time left until the promised reply: "due in 3 h 10 m", "OVERDUE 2 h 0 m". */
function formatResponseState(lead: Lead, now: number): string {
  if (lead.answeredAt !== null) return "answered";
  const state = needsAnswer(lead) ? getDueState(lead, now) : null;
  return state ? `${state.isOverdue ? "OVERDUE" : "due in"} ${formatWorkingTime(state.workMs)}` : "";
}

/** A table of leads in the given order, and a line of totals. */
export function formatLeadList(leads: LeadWithDeliveries[], counts: LeadCounts, now: number): string {
  const rows = leads.map(({ lead, deliveries }) => [
    formatResponseState(lead, now),
    lead.id,
    formatReference(lead.id),
    formatUtcMinute(lead.createdAt),
    lead.status,
    printable(lead.assignedTo),
    shorten(printable([lead.payload.name, lead.payload.company].filter(Boolean).join(", ")), 36),
    printable(lead.payload.product),
    deliveries.map(formatDelivery).join(", "),
  ]);
  const header = [
    "ANSWER",
    "ID",
    "REFERENCE",
    "RECEIVED",
    "STATUS",
    "ASSIGNED TO",
    "WHO",
    "PRODUCT",
    "DELIVERIES",
  ];
  const table = formatTable(header, rows);
  const totals = `All leads: ${counts.new} new, ${counts.held} held; ${counts.open} unanswered. Deliveries: ${counts.pending} pending, ${counts.attention} need attention, ${counts.sent} sent.`;
  return `${leads.length > 0 ? table : "No such leads."}\n\n${totals}`;
}

/** A table of failed deliveries: count, destination, error, and what happens to them. */
export function formatFailed(failed: readonly FailedDeliveries[]): string {
  const rows = failed.map(({ destination, status, lastError, total }) => [
    String(total),
    destination,
    lastError ?? "",
    status === "attention" ? "needs attention" : "will be retried",
  ]);
  return formatTable(["DELIVERIES", "TO", "LAST FAILURE", "STATUS"], rows);
}

function listHandlingFacts(lead: Lead, now: number): [string, string][] {
  const { assignedTo, answeredAt, corrects } = lead;
  const dueAt = dueAtOf(lead);
  const facts: [string, string][] = [
    ["corrects", corrects ?? ""],
    ["answer", formatResponseState(lead, now)],
    ["due", dueAt === null ? "" : formatUtcMinute(dueAt)],
    ["assigned to", assignedTo ?? ""],
    ["answered", answeredAt === null ? "" : formatUtcMinute(answeredAt)],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** First and last touch, each as one line. */
function touchesOf({ payload: { first_touch, last_touch } }: Lead): Record<string, string> {
  return {
    ...(first_touch && { first_touch: describeTouch(first_touch) }),
    ...(last_touch && { last_touch: describeTouch(last_touch) }),
  };
}

function formatOther({ lead }: LeadWithDeliveries): string {
  const facts = [formatReference(lead.id), formatUtcMinute(lead.createdAt), lead.form, lead.status];
  return `  ${facts.join("  ")}${lead.answeredAt === null ? "" : ", answered"}`;
}

/** Everything about one lead, and other leads (newest first) from the same email. */
export function formatLead(
  { lead, deliveries }: LeadWithDeliveries,
  others: readonly LeadWithDeliveries[],
  now: number,
): string {
  const facts: [string, unknown][] = [
    ["lead", lead.id],
    ["reference", formatReference(lead.id)],
    ...listHandlingFacts(lead, now),
    ["received", formatUtcMinute(lead.createdAt)],
    ["form", lead.form],
    ["status", lead.holdReason ? `${lead.status} (${describeHoldReason(lead.holdReason)})` : lead.status],
    ...Object.entries({ ...lead.payload, ...touchesOf(lead) }).filter(
      ([key, value]) => key !== "message" && printable(value) !== "",
    ),
  ];
  const width = Math.max(...facts.map(([key]) => key.length));
  const lines = facts.map(([key, value]) => `${key.padEnd(width)}  ${printable(value)}`);
  const message = (lead.payload.message || "(none)").split(/\r?\n/).map((line) => `  ${printable(line)}`);
  const states = deliveries.map((delivery) => `  ${delivery.id}  ${formatDelivery(delivery)}`);
  const none = ["  (none)"];
  return [
    ...lines,
    "message",
    ...message,
    "deliveries",
    ...(states.length > 0 ? states : none),
    "other leads from this email address",
    ...(others.length > 0 ? others.map(formatOther) : none),
  ].join("\n");
}
