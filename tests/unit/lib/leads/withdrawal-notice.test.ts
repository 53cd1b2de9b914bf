import { afterEach, describe, expect, it, vi } from "vitest";
import { isCrmBody, parseSalesMailBody } from "@/lib/leads/destinations/body";
import { checkLeadPayload } from "@/lib/leads/payload-schema";
import type { LeadFormId } from "@/lib/leads/types";
import { formatReference } from "@/lib/receipts/reference";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

async function build(form: LeadFormId, count = 2) {
  vi.stubEnv("CRM_WEBHOOK_URL", "http://localhost:9/crm");
  vi.stubEnv("CRM_WEBHOOK_SECRET", `whsec_${Buffer.alloc(32).toString("base64")}`);
  vi.resetModules();
  const { buildWithdrawalNotice } = await import("@/lib/leads/withdrawal-notice");
  const thread = Array.from({ length: count }, () => ({ ...buildSampleLead(), form }));
  return { thread, notice: buildWithdrawalNotice(thread, Date.now()) };
}
afterEach(() => vi.unstubAllEnvs());

describe("the notice of a withdrawal", () => {
  it("names every lead of the thread to all who were told of it, in bodies that their readers take", async () => {
    const { thread, notice } = await build("inquiry");
    const bodies = new Map(notice?.deliveries.map(({ destination, body }) => [destination, body]));
    expect([...bodies.keys()]).toEqual(["crm", "sales-email"]);
    expect(isCrmBody(bodies.get("crm") ?? "")).toBe(true);
    const mail = parseSalesMailBody(bodies.get("sales-email") ?? "");
    expect(mail).toMatchObject({
      subject: `Withdrawn: ${formatReference(thread[0]?.id ?? "")}`,
      reader: "sales",
    });
    for (const { id } of thread) for (const body of bodies.values()) expect(body).toContain(id);
  });

  it("holds no word of the person, and fits the payload of every lead", async () => {
    const { thread, notice } = await build("contact");
    // Hashes, ids and references may hold the letters of a name by chance.
    const random = /[\da-f]{64}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|ox-\w{4}-\w{2}/g;
    const text = JSON.stringify(notice).toLowerCase().replace(random, "");
    for (const word of ["ada", "lovelace", "engines", "2071234567", "50 gb"])
      expect(text).not.toContain(word);
    expect(notice && checkLeadPayload(notice.lead.payload)).toEqual(notice?.lead.payload);
    expect(thread.map(({ id }) => id)).not.toContain(notice?.lead.id);
  });

  it("goes to those who read the form's mails", async () => {
    const { notice } = await build("core-values", 1);
    expect(notice?.deliveries.map(({ destination }) => destination)).toEqual(["sales-email"]);
    expect(parseSalesMailBody(notice?.deliveries[0]?.body ?? "")?.reader).toBe("values");
  });

  it("is none where nobody was told, or nothing was there", async () => {
    expect((await build("scraping-digest")).notice).toBeNull();
    expect((await build("inquiry", 0)).notice).toBeNull();
  });
});
