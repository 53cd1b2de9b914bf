import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listEarlierLeads } from "@/lib/features/leads/destinations/destinations";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { DestinationId } from "@/lib/features/leads/lead/types";
import { answerLead, assignLead } from "@/lib/features/leads/progress";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type { NewLead } from "@/lib/features/leads/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { buildSampleDelivery, buildSampleLead } from "@/tests/fixtures/sample-lead";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const now = Date.UTC(2026, 0, 15, 12);

const folder = temporaryFolder();
let store: LeadStore;
beforeEach(() => {
  store = openSqliteLeadStore(folder("leads.sqlite"));
});
afterEach(() => store.close());

async function accept(change: Partial<NewLead> = {}, destinations: DestinationId[] = ["crm"]) {
  const lead = { ...buildSampleLead(), createdAt: now, ...change };
  const deliveries = destinations.map((destination) => buildSampleDelivery(destination, "{}"));
  await store.accept(lead, deliveries);
  return lead;
}

async function updateOf(leadId: string): Promise<unknown> {
  const found = await store.getLead(leadId);
  const update = found?.deliveries.find(({ destination }) => destination === "crm-update");
  return update === undefined ? null : JSON.parse(update.body);
}

describe("the progress of a lead", () => {
  it("is reported to the CRM with the thread's first lead, without personal data", async () => {
    const first = await accept();
    const correction = await accept({ corrects: first.id, createdAt: now + 1 });
    expect(await assignLead(store, correction.id, "Leilani Haugen", now + 5_000)).toBe(true);
    const data = {
      id: first.id,
      reference: formatReference(first.id),
      ids: [first.id, correction.id],
      assigned_to: "Leilani Haugen",
      assigned_at: "2026-01-15T12:00:05.000Z",
      answered_at: null,
    };
    expect(await updateOf(first.id)).toEqual({
      type: "lead.assigned",
      timestamp: "2026-01-15T12:00:05.000Z",
      data,
    });
    expect(await answerLead(store, first.id, now + 9_000)).toBe(true);
    expect(await updateOf(first.id)).toEqual({
      type: "lead.answered",
      timestamp: "2026-01-15T12:00:09.000Z",
      data: { ...data, answered_at: "2026-01-15T12:00:09.000Z" },
    });
    expect(await answerLead(store, first.id, now + 10_000)).toBe(false);
  });

  it("is not reported if the CRM never got the lead", async () => {
    const { id } = await accept({ form: "core-values" }, ["sales-email"]);
    expect(await assignLead(store, id, "Leilani Haugen", now)).toBe(true);
    expect(await updateOf(id)).toBeNull();
    expect(await assignLead(store, "no-such-lead", "Leilani Haugen", now)).toBe(false);
  });
});

describe("listEarlierLeads", () => {
  const earlierOf = async (leadId: string) => (await listEarlierLeads(store, leadId)).map(({ id }) => id);

  it("finds earlier leads of the address, newest first, except corrected ones", async () => {
    const oldest = await accept({ createdAt: now - 9_000 });
    const older = await accept({ createdAt: now - 5_000, form: "partners" });
    await accept({ createdAt: now - 4_000, email: "other@engines.example" });
    const first = await accept();
    const correction = await accept({ corrects: first.id, createdAt: now + 1 });
    await accept({ createdAt: now + 9_000 });
    expect((await earlierOf(correction.id)).toSorted()).toEqual([oldest.id, older.id].toSorted());
    expect(await earlierOf(oldest.id)).toEqual([]);
    expect(await earlierOf("gone")).toEqual([]);
  });

  it("excludes value reports and newsletter sign-ups", async () => {
    const report = await accept({ form: "core-values", createdAt: now - 5_000 });
    await accept({ form: "scraping-digest", createdAt: now - 4_000 });
    const lead = await accept();
    expect(await earlierOf(lead.id)).toEqual([]);
    const second = await accept({ form: "core-values", createdAt: now + 5_000 });
    expect(await earlierOf(second.id)).toEqual([report.id]);
    const nobody = await accept({ form: "core-values", email: "" });
    expect(await earlierOf(nobody.id)).toEqual([]);
  });

  it("does not delay a mail while the store is unavailable", async () => {
    const away = () => Promise.reject(new StoreUnavailableError("away"));
    expect(await listEarlierLeads({ getLead: away, listLeads: away }, "lead")).toEqual([]);
  });
});
