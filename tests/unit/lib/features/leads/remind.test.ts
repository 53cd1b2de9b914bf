import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeliveryOutcome } from "@/lib/features/leads/destinations/types";
import { formatReference } from "@/lib/features/leads/lead/reference";
import { remindOnce } from "@/lib/features/leads/remind";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type { NewLead } from "@/lib/features/leads/store/types";
import { buildSampleDelivery, buildSampleLead } from "@/tests/fixtures/sample-lead";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const minute = 60_000;
const hour = 60 * minute;
const at = Date.parse;
/** A Wednesday, 12:00 in New York, where the sales office opens at 09:00 (14:00 UTC). */
const noon = at("2026-11-18T17:00:00Z");

const folder = temporaryFolder();
let store: LeadStore;
let mails: { team: string; subject: string; text: string }[];
let outcome: DeliveryOutcome;

beforeEach(() => {
  store = openSqliteLeadStore(folder("leads.sqlite"));
  mails = [];
  outcome = { outcome: "sent" };
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

async function remind(now: number, team: "sales" | "values" = "sales") {
  const before = mails.length;
  const send = async (_id: string, to: string, mail: { subject?: string; text?: unknown }) => {
    mails.push({ team: to, subject: mail.subject ?? "", text: String(mail.text) });
    return outcome;
  };
  await remindOnce({ store, send }, team, now);
  return mails.length - before;
}

async function hold(createdAt: number, change: Partial<NewLead> = {}) {
  const lead: NewLead = {
    ...buildSampleLead(),
    status: "held",
    holdReason: "honeypot",
    createdAt,
    ...change,
  };
  await store.accept(lead, []);
  return lead;
}

describe("the reminder about leads that need action", () => {
  it("is not sent while no lead needs action", async () => {
    expect(await remind(noon)).toBe(0);
    expect(await remind(at("2026-11-19T14:00:00Z"))).toBe(0);
  });

  it("reports a held lead immediately, and further ones at most once per hour", async () => {
    await hold(noon);
    expect(await remind(noon + minute)).toBe(1);
    await hold(noon + 2 * minute);
    expect(await remind(noon + 3 * minute)).toBe(0);
    expect(await remind(noon + hour)).toBe(0);
    expect(await remind(noon + hour + minute)).toBe(1);
    expect(mails[1]?.text).toContain("HELD FOR REVIEW: 2, 1 of them new");
    expect(mails[1]?.text).toContain("because: a field that people can't see was filled");
    expect(await remind(noon + 3 * hour)).toBe(0);
  });

  it("is sent at 09:00 on working days while a lead needs action, and not in the hour before", async () => {
    const lead = await hold(noon);
    await remind(noon);
    await hold(at("2026-11-19T13:10:00Z"));
    expect(await remind(at("2026-11-19T13:59:00Z"))).toBe(0);
    expect(await remind(at("2026-11-19T14:00:00Z"))).toBe(1);
    expect(await remind(at("2026-11-19T14:01:00Z"))).toBe(0);
    expect(await remind(at("2026-11-20T14:00:00Z"))).toBe(1);
    expect(await remind(at("2026-11-21T14:00:00Z"))).toBe(0);
    expect(mails.at(-1)?.text).toContain(formatReference(lead.id));
  });

  it("lists failed and overdue leads with their owner and next step", async () => {
    const failed = buildSampleLead();
    const delivery = buildSampleDelivery("crm", "{}");
    await store.accept({ ...failed, createdAt: noon - hour }, [delivery]);
    await store.claim({ owner: "one", leaseMs: 1, limit: 1, now: noon });
    await store.markAttention(delivery.id, "one", "http-422", noon);
    const late = { ...buildSampleLead(), createdAt: noon - 50 * hour, openSince: noon - 50 * hour };
    await store.accept(late, []);
    await store.assign(late.id, "Leilani Haugen", noon);
    await remind(noon);
    expect(mails[0]?.subject).toBe("Leads waiting for you: 1 overdue, 1 not delivered");
    const lines = mails[0]?.text.split("\n") ?? [];
    const lineOf = (leadId: string) => lines.find((line) => line.includes(formatReference(leadId)));
    expect(lineOf(failed.id)).toContain("crm http-422 (attempts: 1)");
    expect(lineOf(late.id)).toMatch(/was due 2026-11-17 15:00 UTC .*assigned to Leilani Haugen/);
    expect(mails[0]?.text).toContain("npm run leads -- list --overdue");
  });

  it("reports delayed CRM deliveries while they are retried", async () => {
    const lead = { ...buildSampleLead(), createdAt: noon };
    await store.accept(lead, [buildSampleDelivery("crm", "{}")]);
    const [claimed] = await store.claim({ owner: "one", leaseMs: 1, limit: 1, now: noon });
    await store.markRetry(claimed?.id ?? "", "one", noon + minute, "http-401");
    expect(await remind(noon + 9 * minute)).toBe(0);
    expect(await remind(noon + 10 * minute)).toBe(1);
    expect(mails[0]?.subject).toBe("Leads waiting for you: 1 delayed");
    expect(mails[0]?.text).toContain("crm http-401 (attempts: 1)");
    expect(mails[0]?.text).toContain("replay --all");
  });

  it("contains nothing that the sender typed", async () => {
    await hold(noon);
    expect(await remind(noon)).toBe(1);
    expect(JSON.stringify(mails)).not.toMatch(/ada|lovelace|engines|2071234567|50 GB/i);
  });

  it("is sent to the recipients of the form's mails", async () => {
    await hold(noon, { form: "core-values" });
    expect(await remind(noon)).toBe(0);
    expect(await remind(noon, "values")).toBe(1);
    expect(mails[0]?.team).toBe("values");
  });

  it("retries a failed mail without losing entries", async () => {
    await hold(noon);
    outcome = { outcome: "retry", code: "refused" };
    expect(await remind(noon)).toBe(1);
    outcome = { outcome: "sent" };
    expect(await remind(noon + minute)).toBe(1);
    expect(mails[1]?.text).toContain("1 of them new");
  });
});
