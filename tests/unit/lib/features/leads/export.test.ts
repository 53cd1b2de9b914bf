import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLeadsCsv, formatLeadsJson } from "@/lib/features/leads/export";
import { formatReference } from "@/lib/features/leads/reference";
import type { LeadWithDeliveries } from "@/lib/features/leads/store/types";
import type { LeadPayload } from "@/lib/features/leads/types";
import { buildSampleDelivery, buildSampleLead } from "@/tests/fixtures/sample-lead";

function build(changes: Partial<LeadPayload> = {}): LeadWithDeliveries {
  const lead = buildSampleLead(changes);
  const createdAt = Date.parse("2026-03-03T15:00:00Z");
  const delivery = { ...buildSampleDelivery("crm", "{}"), status: "sent" as const, sentAt: lead.createdAt };
  const handling = {
    corrects: null,
    openSince: createdAt,
    assignedTo: "Leilani Haugen",
    assignedAt: createdAt + 60_000,
    answeredAt: null,
  };
  return { lead: { ...lead, ...handling, createdAt, updatedAt: createdAt }, deliveries: [delivery] };
}

/** A parser of RFC 4180; throws on anything else. */
function parseCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, "");
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy);
  const rows: string[][] = [[]];
  let parsed = 0;
  for (const [cell, quoted, plain, end] of cells) {
    parsed += cell.length;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  if (parsed !== text.length) throw new Error(`Not CSV: ${text.slice(parsed, parsed + 40)}`);
  rows.pop();
  return rows;
}

describe("formatLeadsCsv", () => {
  it("has one row per lead below the column names", () => {
    const touch = { first_touch: { utm_campaign: "spring" } };
    const first = build({ message: 'one, "two"\r\nthree', ...touch });
    const [header, ...rows] = parseCsv(formatLeadsCsv([first, build()]));
    expect(rows).toHaveLength(2);
    const row = Object.fromEntries((header ?? []).map((name, index) => [name, rows[0]?.[index]]));
    expect(row).toMatchObject({
      id: first.lead.id,
      email: "ada@engines.example",
      phone: "'+442071234567",
      message: 'one, "two"\r\nthree',
      product: "RP",
      status: "new",
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
    expect(rows.every((cells) => cells.length === header?.length)).toBe(true);
  });

  it("preserves any text, except for the formula escape", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (message) => {
        const [header = [], row = []] = parseCsv(formatLeadsCsv([build({ message })]));
        return row[header.indexOf("message")]?.replace(/^'/, "") === message.replace(/^'/, "");
      }),
      { numRuns: 40 },
    );
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
