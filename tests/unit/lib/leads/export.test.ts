import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLeadsCsv, formatLeadsJson } from "@/lib/leads/export";
import type { LeadWithDeliveries } from "@/lib/leads/store/types";
import type { LeadPayload } from "@/lib/leads/types";
import { buildSampleDelivery, buildSampleLead } from "@/tests/fixtures/sample-lead";

function build(changes: Partial<LeadPayload> = {}): LeadWithDeliveries {
  const lead = buildSampleLead(changes);
  const delivery = { ...buildSampleDelivery("crm", "{}"), status: "sent" as const, sentAt: lead.createdAt };
  const handling = { corrects: null, openSince: null, assignedTo: null, assignedAt: null, answeredAt: null };
  return { lead: { ...lead, ...handling, updatedAt: lead.createdAt }, deliveries: [delivery] };
}

/** RFC 4180, as strict as it is written. */
function parseCsv(csv: string): string[][] {
  const cells = csv.replace(/^\uFEFF/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  rows.pop();
  return rows;
}

describe("formatLeadsCsv", () => {
  it("gives every lead one row under the names of its columns", () => {
    const first = build({ message: 'one, "two"\r\nthree' });
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
      crm: "sent",
      "sales-email": "",
    });
    expect(rows.every((cells) => cells.length === header?.length)).toBe(true);
  });

  it("brings any text back as it was, but for the guard of formulas", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (message) => {
        const [header = [], row = []] = parseCsv(formatLeadsCsv([build({ message })]));
        return row[header.indexOf("message")]?.replace(/^'/, "") === message.replace(/^'/, "");
      }),
      { numRuns: 40 },
    );
  });

  it("has a header even for no lead", () => {
    expect(parseCsv(formatLeadsCsv([]))).toHaveLength(1);
  });
});

describe("formatLeadsJson", () => {
  it("holds the payload and how each delivery stands, and no technical keys", () => {
    const one = build();
    const [record] = JSON.parse(formatLeadsJson([one]));
    expect(record).toMatchObject({
      id: one.lead.id,
      received: new Date(one.lead.createdAt).toISOString(),
      payload: one.lead.payload,
      deliveries: [{ destination: "crm", status: "sent", attempts: 1, lastError: null }],
    });
    expect(JSON.stringify(record)).not.toMatch(/idempotency|inputHash|leaseOwner/);
  });
});
