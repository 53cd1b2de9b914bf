import { describe, expect, it } from "vitest";
import { formatLeadsCsv, formatLeadsJson } from "@/lib/features/leads/export";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import type { LeadWithDeliveries } from "@/lib/features/leads/store/types";
import { buildSampleDelivery, buildStoredLead } from "@/tests/fixtures/sample-lead";

function build(changes: Partial<LeadPayload> = {}): LeadWithDeliveries {
  const createdAt = Date.parse("2026-03-03T15:00:00Z");
  const lead = { ...buildStoredLead(changes), createdAt, openSince: createdAt };
  const delivery = { ...buildSampleDelivery("crm", "{}"), status: "sent" as const, sentAt: createdAt };
  return {
    lead: { ...lead, assignedTo: "Leilani Haugen", assignedAt: createdAt + 60_000 },
    deliveries: [delivery],
  };
}

/** The cells of a row, without quotes; no value of the sample contains quotes and commas next to each other. */
const cellsOf = (row = "") => row.split(",").map((cell) => cell.replace(/^"|"$/g, ""));

describe("formatLeadsCsv", () => {
  it("has one row per lead below the column names", () => {
    const first = build({ message: "one line", first_touch: { utm_campaign: "spring" } });
    first.lead.holdReason = "honeypot";
    const csv = formatLeadsCsv([first, build({ message: "another" })]);
    const lines = csv.replace("\uFEFF", "").trimEnd().split("\r\n");
    const [header = [], ...rows] = lines.map(cellsOf);
    expect(rows).toHaveLength(2);
    const row = Object.fromEntries(header.map((name, index) => [name, rows[0]?.[index]]));
    expect(row).toMatchObject({
      id: first.lead.id,
      email: "ada@engines.example",
      phone: "'+442071234567",
      message: "one line",
      product: "RP",
      status: "new",
      hold_reason: "honeypot",
      reference: formatReference(first.lead.id),
      received: "2026-03-03T15:00:00.000Z",
      due: "2026-03-04T15:00:00.000Z",
      owner: "Leilani Haugen",
      assigned: "2026-03-03T15:01:00.000Z",
      answered: "",
      first_touch_utm_campaign: "spring",
      first_touch_referer: "",
      last_touch_utm_campaign: "",
      crm: "sent",
      "sales-email": "",
    });
    expect(rows.every((cells) => cells.length === header.length)).toBe(true);
  });
});

describe("formatLeadsJson", () => {
  it("contains the payload and delivery states, and no technical keys", () => {
    const one = build();
    const [record] = JSON.parse(formatLeadsJson([one]));
    expect(record).toMatchObject({
      id: one.lead.id,
      reference: formatReference(one.lead.id),
      received: "2026-03-03T15:00:00.000Z",
      due: "2026-03-04T15:00:00.000Z",
      owner: "Leilani Haugen",
      answered: null,
      payload: one.lead.payload,
      deliveries: [{ destination: "crm", status: "sent", attempts: 1, lastError: null }],
    });
    expect(JSON.stringify(record)).not.toMatch(/idempotency|inputHash|leaseOwner/);
  });
});
