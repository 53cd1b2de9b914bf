import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCsvCell } from "@/lib/format/csv";
import { formatLeadsCsv, formatLeadsJson } from "@/lib/leads/export";
import type { LeadWithDeliveries } from "@/lib/leads/store/types";
import type { LeadPayload } from "@/lib/leads/types";
import { buildSampleDelivery, buildSampleLead } from "@/tests/fixtures/sample-lead";

function build(changes: Partial<LeadPayload> = {}): LeadWithDeliveries {
  const lead = buildSampleLead(changes);
  const delivery = { ...buildSampleDelivery("crm", "{}"), status: "sent" as const, sentAt: lead.createdAt };
  return { lead: { ...lead, updatedAt: lead.createdAt }, deliveries: [delivery] };
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

describe("formatCsvCell", () => {
  it.each([
    ["=1+1", `"'=1+1"`],
    ["+442071234567", `"'+442071234567"`],
    ["-2", `"'-2"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["  =1", `"'  =1"`],
    ["＝1", `"'＝1"`],
    ['say "hi", ok', `"say ""hi"", ok"`],
    ["a=b", `"a=b"`],
    [null, `""`],
    [undefined, `""`],
    [false, `"false"`],
  ])("writes %j as %s", (value, expected) => {
    expect(formatCsvCell(value)).toBe(expected);
  });

  it("never starts a cell like a formula, whatever the text", () => {
    const nasty = fc.string({
      unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " ", '"', ",", ";", "a"),
    });
    fc.assert(fc.property(nasty, (text) => !/^"\s*[=+\-@\t\r\n]/.test(formatCsvCell(text))));
  });
});

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
