/** How `npm run leads` shows leads in a terminal. */
import type { Delivery, LeadCounts, LeadWithDeliveries } from "@/lib/leads/store/types";

// SECURITY: visitors' text goes to a terminal, where control characters are commands.
const printable = (value: unknown) => String(value ?? "").replace(/[\p{Cc}\p{Bidi_Control}]+/gu, " ");

const formatTime = (time: number) => new Date(time).toISOString().slice(0, 16).replace("T", " ");

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

/** A table of leads, newest first, and a line of totals. */
export function formatLeadList(leads: LeadWithDeliveries[], counts: LeadCounts): string {
  const rows = leads.map(({ lead, deliveries }) => [
    lead.id,
    formatTime(lead.createdAt),
    lead.status,
    shorten(printable([lead.payload.name, lead.payload.company].filter(Boolean).join(", ")), 36),
    printable(lead.payload.product),
    deliveries.map(formatDelivery).join(", "),
  ]);
  const table = formatTable(["ID", "RECEIVED (UTC)", "STATUS", "WHO", "PRODUCT", "DELIVERIES"], rows);
  const totals = `All leads: ${counts.new} new, ${counts.held} held. Deliveries: ${counts.pending} pending, ${counts.attention} need attention, ${counts.sent} sent.`;
  return `${leads.length > 0 ? table : "No such leads."}\n\n${totals}`;
}

/** Everything about one lead. */
export function formatLead({ lead, deliveries }: LeadWithDeliveries): string {
  const facts: [string, unknown][] = [
    ["lead", lead.id],
    ["received", `${formatTime(lead.createdAt)} UTC`],
    ["form", lead.form],
    ["status", lead.holdReason ? `${lead.status} (${lead.holdReason})` : lead.status],
    ...Object.entries(lead.payload).filter(([key, value]) => key !== "message" && value !== ""),
  ];
  const width = Math.max(...facts.map(([key]) => key.length));
  const lines = facts.map(([key, value]) => `${key.padEnd(width)}  ${printable(value)}`);
  const message = (lead.payload.message || "(none)").split(/\r?\n/).map((line) => `  ${printable(line)}`);
  const states = deliveries.map((delivery) => `  ${delivery.id}  ${formatDelivery(delivery)}`);
  return [...lines, "message", ...message, "deliveries", ...(states.length > 0 ? states : ["  (none)"])].join(
    "\n",
  );
}
