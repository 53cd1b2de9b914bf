import { afterEach, describe, expect, it, vi } from "vitest";
import { parseSalesMailBody } from "@/lib/features/leads/destinations/body";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { DestinationId } from "@/lib/features/leads/lead/types";
import type { LeadWithDeliveries } from "@/lib/features/leads/store/types";
import { buildSampleDelivery, buildStoredLead } from "@/tests/fixtures/sample-lead";

const everywhere: DestinationId[] = ["crm", "sales-email", "visitor-email"];

function removed(
  change: Partial<LeadWithDeliveries["lead"]> = {},
  destinations = everywhere,
): LeadWithDeliveries {
  const lead = { ...buildStoredLead(), ...change };
  const status = lead.status === "new" ? "sent" : "held";
  const deliveries = destinations.map(
    (destination) =>
      ({
        ...buildSampleDelivery(destination, "{}"),
        status,
      }) as const,
  );
  return { lead, deliveries };
}

async function build(leads: LeadWithDeliveries[], type: "lead.withdrawn" | "lead.erased" = "lead.erased") {
  vi.stubEnv("CRM_WEBHOOK_URL", "http://localhost:9/crm");
  vi.stubEnv("CRM_WEBHOOK_SECRET", `whsec_${Buffer.alloc(32).toString("base64")}`);
  vi.resetModules();
  const { buildRemovalNotices } = await import("@/lib/features/leads/removal-notice");
  return buildRemovalNotices(type, leads, Date.UTC(2026, 0, 1));
}
afterEach(() => vi.unstubAllEnvs());

describe("the notice of removed leads", () => {
  it("is sent to every destination that received a lead, in a valid body", async () => {
    const leads = [removed(), removed()];
    const [notice, ...others] = await build(leads, "lead.withdrawn");
    expect(others).toEqual([]);
    const bodies = new Map(notice?.deliveries.map(({ destination, body }) => [destination, body]));
    expect([...bodies.keys()]).toEqual(["crm", "sales-email"]);
    const ids = leads.map(({ lead }) => lead.id);
    expect(JSON.parse(bodies.get("crm") ?? "")).toEqual({
      type: "lead.withdrawn",
      timestamp: "2026-01-01T00:00:00.000Z",
      data: { ids, references: ids.map(formatReference) },
    });
    expect(parseSalesMailBody(bodies.get("sales-email") ?? "")).toMatchObject({
      subject: `Withdrawn: ${ids.map(formatReference).join(", ")}`,
      reader: "sales",
    });
  });

  it("contains no personal data", async () => {
    const leads = [removed({ form: "contact" })];
    const [notice] = await build(leads);
    // Hashes, ids and references may contain the letters of a name by chance.
    const random = /[\da-f]{64}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|ox-\w{4}-\w{2}/g;
    const text = JSON.stringify(notice).toLowerCase().replace(random, "");
    for (const word of ["ada", "lovelace", "engines", "2071234567", "50 gb"])
      expect(text).not.toContain(word);
    expect(leads.map(({ lead }) => lead.id)).not.toContain(notice?.lead.id);
  });

  it("is sent once per form, to the recipients of the form's mails", async () => {
    const report = removed({ form: "core-values" }, ["sales-email", "visitor-email"]);
    const notices = await build([removed(), report]);
    expect(notices.map(({ lead }) => lead.form)).toEqual(["inquiry", "core-values"]);
    expect(notices[1]?.deliveries.map(({ destination }) => destination)).toEqual(["sales-email"]);
    expect(parseSalesMailBody(notices[1]?.deliveries[0]?.body ?? "")?.reader).toBe("values");
    expect(JSON.stringify(notices[0]?.deliveries)).not.toContain(report.lead.id);
  });

  it("reports an erased subscriber to the newsletter's destination", async () => {
    const [notice] = await build([removed({ form: "scraping-digest" }, ["visitor-email", "newsletter"])]);
    expect(notice?.deliveries.map(({ destination }) => destination)).toEqual(["crm"]);
  });

  it("excludes held leads, and is not sent if no destination received a lead", async () => {
    const held = removed({ status: "held", holdReason: "honeypot" });
    expect(await build([held])).toEqual([]);
    expect(await build([removed({ form: "scraping-digest" }, ["visitor-email"])])).toEqual([]);
    expect(await build([])).toEqual([]);
    const [notice] = await build([held, removed()]);
    expect(JSON.stringify(notice)).not.toContain(held.lead.id);
  });
});
