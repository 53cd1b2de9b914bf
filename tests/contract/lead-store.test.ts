import { randomUUID, randomUUIDv7 } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openPostgresLeadStore } from "@/lib/features/leads/store/postgres-store";
import { noticeKeyOf } from "@/lib/features/leads/store/removed";
import { type LeadDatabase, openLeadDatabase } from "@/lib/features/leads/store/schema";
import { createSqliteLeadStore, openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import type {
  ClaimOptions,
  Delivery,
  LeadFilter,
  LeadWithDeliveries,
  NewDelivery,
  NewLead,
  SignUp,
} from "@/lib/features/leads/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { sqliteDialect } from "@/lib/platform/database/sqlite-dialect";
import { startPostgres, type TestPostgres } from "@/tests/fixtures/postgres";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";
import { createDatabase, emptyDatabase, execute } from "@/tests/fixtures/shared-postgres";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const now = Date.UTC(2026, 0, 15, 12);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const sampleLead = (change: Partial<NewLead> = {}): NewLead => ({
  ...buildSampleLead({ oxm: "Ada@example.com", message: 'Line one\nO\'Brien said "größer" 🚀 \\0 %s $1 ?' }),
  createdAt: now,
  ...change,
});

function sampleDeliveries(): NewDelivery[] {
  return [
    { id: randomUUIDv7(), destination: "crm", body: '{"b":1,  "a":"é"}' },
    { id: randomUUIDv7(), destination: "sales-email", body: '{"subject":"New inquiry"}' },
  ];
}

/** Why a lead is held. */
const held = { status: "held", holdReason: "honeypot" } as const;

/** `open` may be called several times, as by several processes. */
type Database = { open: () => LeadStore; empty: () => Promise<void> };

const opened: LeadStore[] = [];
const track = (store: LeadStore) => {
  opened.push(store);
  return store;
};

const folders = mkdtempSync(path.join(tmpdir(), "oxbow-leads-"));
afterAll(() => rmSync(folders, { recursive: true }));

const databases: Record<LeadStore["kind"], () => Promise<Database>> = {
  async sqlite() {
    const folder = path.join(folders, randomUUID());
    return {
      open: () => track(openSqliteLeadStore(path.join(folder, "leads.sqlite"))),
      empty: async () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  async postgres() {
    const url = await createDatabase();
    return { open: () => track(openPostgresLeadStore(url)), empty: () => emptyDatabase(url) };
  },
};

async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((store) => store.close()));
}

describe.each(["sqlite", "postgres"] as const)("the lead store on %s", (kind) => {
  let database: Database;
  let store: LeadStore;

  beforeAll(async () => {
    database = await databases[kind]();
  });
  beforeEach(async () => {
    await database.empty();
    store = database.open();
    await store.migrate();
  });
  afterEach(closeAll);

  /** Claims all deliveries that are due, for a second. */
  const claim = (options: Partial<ClaimOptions> = {}, from = store) =>
    from.claim({ owner: "one", leaseMs: 1_000, limit: 100, now, ...options });

  it("returns a lead and its deliveries as accepted", async () => {
    const lead = sampleLead();
    const deliveries = sampleDeliveries();
    const accepted = { outcome: "accepted", leadId: lead.id, isHeld: false };
    expect(await store.accept(lead, deliveries)).toEqual(accepted);
    const handling = {
      corrects: null,
      openSince: null,
      assignedTo: null,
      assignedAt: null,
      answeredAt: null,
    };
    const isNew = {
      ...{ status: "pending", attempts: 0, nextAttemptAt: now, leaseOwner: null, leaseUntil: null },
      ...{ lastError: null, attentionAt: null, sentAt: null },
    };
    expect(await store.getLead(lead.id)).toEqual({
      lead: { ...lead, ...handling, updatedAt: now },
      deliveries: deliveries.map((delivery) => ({ ...delivery, leadId: lead.id, ...isNew })),
    });
    expect(await store.getLead(randomUUID())).toBeNull();
  });

  it("treats a post without a key as a repeat of its sender's latest only", async () => {
    const first = sampleLead({ isKeyless: true });
    await store.accept(first, []);
    const sendAgain = () => store.accept(sampleLead({ isKeyless: true }), []);
    expect(await sendAgain()).toEqual({ outcome: "duplicate", leadId: first.id });
    await store.accept(sampleLead({ isKeyless: true, inputHash: "b".repeat(64) }), []);
    const back = await sendAgain();
    expect(back).toMatchObject({ outcome: "accepted" });
    expect(await sendAgain()).toEqual({ ...back, isHeld: undefined, outcome: "duplicate" });
    expect(await store.counts()).toMatchObject({ new: 3 });
  });

  it("treats a correction without a key as a repeat within its thread only", async () => {
    const hashes = { x: "a".repeat(64), y: "b".repeat(64) };
    const first = sampleLead({ inputHash: hashes.y });
    await store.accept(first, []);
    await store.accept(sampleLead({ isKeyless: true, inputHash: hashes.x }), []);
    const correct = () =>
      store.accept(sampleLead({ isKeyless: true, inputHash: hashes.x, corrects: first.id }), []);
    const corrected = await correct();
    expect(corrected).toMatchObject({ outcome: "accepted" });
    expect(await correct()).toEqual({ ...corrected, isHeld: undefined, outcome: "duplicate" });
    expect(await store.listThread(first.id)).toHaveLength(2);
  });

  const add = (destination: "newsletter" | "newsletter-leave") => async () => [
    { id: randomUUIDv7(), destination, body: "{}" },
  ];

  async function signUp(change: Partial<NewLead> = {}): Promise<NewLead> {
    const lead = sampleLead({ form: "scraping-digest", ...change });
    await store.accept(lead, []);
    return lead;
  }

  it("deletes an unconfirmed address after three days, with its emails, and keeps a confirmed one", async () => {
    const confirmed = await signUp({ email: "kept@example.com" });
    await store.confirmSignUp(confirmed.id, add("newsletter"), now);
    const lost = sampleLead({ form: "scraping-digest", email: "lost@example.com" });
    const deliveries = sampleDeliveries();
    await store.accept(lost, deliveries);
    const inquiry = sampleLead({ email: lost.email });
    await store.accept(inquiry, []);
    expect((await store.sweep(now + 3 * dayMs - 60_000)).leadIds).toEqual([]);
    const swept = await store.sweep(now + 3 * dayMs + 60_000);
    expect(swept.leadIds).toEqual([lost.id]);
    expect(swept.deliveryIds.toSorted()).toEqual(deliveries.map(({ id }) => id).sort());
    expect(await store.getSignUp(lost.id)).toBeNull();
    expect((await store.getSignUp(confirmed.id))?.status).toBe("confirmed");
    expect((await store.listLeads({ email: lost.email })).map(({ lead }) => lead.id)).toEqual([inquiry.id]);
  });

  it("ignores a confirmation after an unsubscription, and deletes the address once that was reported", async () => {
    const { id } = await signUp();
    expect(await store.confirmSignUp(id, add("newsletter"), now)).toBe(true);
    expect(await store.confirmSignUp(id, add("newsletter"), now)).toBe(false);
    const [confirmation] = await claim();
    await store.markSent(confirmation?.id ?? "", "one", now);
    expect(await store.unsubscribe(id, add("newsletter-leave"), now + 1)).toBe(true);
    expect(await store.unsubscribe(id, add("newsletter-leave"), now + 2)).toBe(false);
    expect(await store.confirmSignUp(id, add("newsletter"), now + 3)).toBe(false);
    expect((await store.getSignUp(id))?.status).toBe("unsubscribed");
    expect((await store.sweep(now + 4 * dayMs)).leadIds).toEqual([]);
    const [end] = await claim({ now: now + 10 });
    await store.markSent(end?.id ?? "", "one", now + 11);
    expect((await store.sweep(now + 4 * dayMs)).leadIds).toEqual([id]);
  });

  it("reports an unsubscription only after the delivery of the sign-up has ended", async () => {
    const { id } = await signUp();
    await store.confirmSignUp(id, add("newsletter"), now);
    expect(await claim({ leaseMs: 60_000 })).toHaveLength(1);
    await store.unsubscribe(id, add("newsletter-leave"), now + 1);
    expect(await claim({ owner: "two", now: now + 30_000 })).toEqual([]);
    const claimed = await claim({ owner: "two", now: now + 61_000 });
    expect(claimed.map(({ destination }) => destination)).toEqual(["newsletter-leave"]);
  });

  it("does not report the unsubscription of an address whose sign-up was never reported", async () => {
    const { id } = await signUp();
    await store.confirmSignUp(id, add("newsletter"), now);
    await store.unsubscribe(id, add("newsletter-leave"), now + 1);
    expect((await store.getLead(id))?.deliveries).toEqual([]);
  });

  it("reports an unsubscription once and keeps it, also with confirmations at the same time", async () => {
    for (let round = 0; round < 8; round += 1) {
      const lead = await signUp({ email: `reader${round}@example.com` });
      const [, ended] = await Promise.all([
        store.confirmSignUp(lead.id, add("newsletter"), now),
        store.unsubscribe(lead.id, add("newsletter-leave"), now),
        store.confirmSignUp(lead.id, add("newsletter"), now),
        store.unsubscribe(lead.id, add("newsletter-leave"), now),
      ]);
      const last = await store.unsubscribe(lead.id, add("newsletter-leave"), now);
      expect(ended && last).toBe(false);
      expect((await store.getSignUp(lead.id))?.status).toBe("unsubscribed");
    }
  });

  it("reports the end of a subscription for the sign-up that was reported as confirmed", async () => {
    const first = await signUp();
    const second = await signUp();
    const reported: string[] = [];
    const report = (destination: "newsletter" | "newsletter-leave") => async (signUp: SignUp) => {
      reported.push(signUp.subscriptionLeadId);
      return [{ id: randomUUIDv7(), destination, body: "{}" }];
    };
    await store.confirmSignUp(first.id, report("newsletter"), now);
    await claim();
    await store.unsubscribe(second.id, report("newsletter-leave"), now);
    expect(reported).toEqual([first.id, first.id]);
  });

  it("repeats a transaction that a deadlock interrupted", async () => {
    const lead = sampleLead({ form: "scraping-digest" });
    await store.accept(lead, []);
    const failures = ["40P01", "40P01"];
    const build = async () => {
      const code = failures.shift();
      if (code) throw Object.assign(new Error("interrupted"), { code });
      return [{ id: randomUUIDv7(), destination: "newsletter" as const, body: "{}" }];
    };
    expect(await store.confirmSignUp(lead.id, build, now)).toBe(true);
    expect((await store.getLead(lead.id))?.deliveries).toHaveLength(1);
  });

  it("erases more leads than a statement has parameters", async () => {
    const leads = Array.from({ length: 2_500 }, () => sampleLead({ email: "many@example.com" }));
    for (let at = 0; at < leads.length; at += 100)
      await Promise.all(leads.slice(at, at + 100).map((lead) => store.accept(lead, sampleDeliveries())));
    const erased = await store.erase("many@example.com", "hash", now);
    expect(erased.leadIds).toHaveLength(leads.length);
    expect(await store.counts()).toMatchObject({ new: 0, pending: 0 });
  });

  it("accepts no more than 99 corrections of a lead", async () => {
    const first = sampleLead();
    await store.accept(first, []);
    const outcomes = new Set<string>();
    for (let count = 0; count < 100; count += 1)
      outcomes.add((await store.accept(sampleLead({ corrects: first.id }), [])).outcome);
    expect(outcomes).toEqual(new Set(["accepted", "closed"]));
    const thread = await store.listThread(first.id);
    expect(thread).toHaveLength(100);
    const idempotencyKey = thread.at(-1)?.lead.idempotencyKey ?? "";
    const repeat = sampleLead({ corrects: first.id, idempotencyKey });
    expect(await store.accept(repeat, [])).toMatchObject({ outcome: "duplicate" });
  });

  it("releases or holds a correction together with its thread", async () => {
    const other = database.open();
    for (let round = 0; round < 12; round += 1) {
      const first = sampleLead(held);
      await store.accept(first, sampleDeliveries());
      const correction = sampleLead({ corrects: first.id, email: `ada${round}@example.com` });
      await Promise.all([other.accept(correction, sampleDeliveries()), store.release(first.id, now)]);
      const thread = await store.listThread(first.id);
      expect(thread.map(({ lead }) => lead.status)).toEqual(["new", "new"]);
    }
  });

  it("reports every lead that was claimed before a withdrawal at the same time", async () => {
    const other = database.open();
    for (let round = 0; round < 12; round += 1) {
      const lead = sampleLead(held);
      const deliveries = sampleDeliveries();
      await store.accept(lead, deliveries);
      let known = 0;
      const [claimed] = await Promise.all([
        other.release(lead.id, now).then(() => claim({}, other)),
        store.withdraw(lead.id, (removed) => {
          known = removed.flatMap((one) => one.deliveries).filter(({ attempts }) => attempts > 0).length;
          return [];
        }),
      ]);
      expect(known).toBe(claimed.length);
    }
  });

  it("keeps a sign-up that is confirmed while a sweep finds it expired", async () => {
    const later = now + 4 * dayMs;
    const other = database.open();
    for (let round = 0; round < 10; round += 1) {
      const leads = Array.from({ length: 6 }, (_, index) =>
        sampleLead({ form: "scraping-digest", email: `late${round}${index}@example.com` }),
      );
      for (const lead of leads) await store.accept(lead, []);
      const [confirmed] = await Promise.all([
        Promise.all(leads.map(({ id }) => store.confirmSignUp(id, async () => [], later))),
        store.sweep(later),
        other.sweep(later),
      ]);
      for (const [at, { id }] of leads.entries())
        expect((await store.getSignUp(id))?.status).toBe(confirmed[at] ? "confirmed" : undefined);
    }
  });

  it("reports every correction that a withdrawal at the same time removes", async () => {
    for (let round = 0; round < 4; round += 1) {
      const first = sampleLead({ openSince: now });
      await store.accept(first, sampleDeliveries());
      const corrections = Array.from({ length: 6 }, (_, index) =>
        sampleLead({ corrects: first.id, email: `ada${round}${index}@example.com` }),
      );
      const [withdrawn, ...results] = await Promise.all([
        store.withdraw(first.id),
        ...corrections.map((lead) => store.accept(lead, sampleDeliveries())),
      ]);
      const accepted = results.flatMap((result) => (result.outcome === "accepted" ? [result.leadId] : []));
      expect(withdrawn.leadIds.toSorted()).toEqual([first.id, ...accepted].toSorted());
      expect(await store.listThread(first.id)).toEqual([]);
    }
  });

  it("reports a withdrawal only after the attempts that are running have ended", async () => {
    const lead = sampleLead();
    await store.accept(lead, sampleDeliveries());
    const claimed = await claim({ leaseMs: 30_000 });
    expect(claimed).toHaveLength(2);
    const notice = { lead: sampleLead({ email: "" }), deliveries: sampleDeliveries() };
    await store.withdraw(lead.id, () => [notice]);
    expect(await claim({ owner: "two", now: now + 29_999 })).toEqual([]);
    expect(await claim({ owner: "two", now: now + 30_000 })).toHaveLength(2);
  });

  it("takes no seat for a lead that is withdrawn while its seat is confirmed", async () => {
    const event = "oxycon";
    const seat = { event, hallCapacity: 9 } as const;
    const limits = { event, hallCapacity: 9, company: "example.com", companyLimit: 9 };
    for (let round = 0; round < 6; round += 1) {
      const lead = sampleLead({ form: "oxycon", email: `guest${round}@example.com` });
      await store.accept(lead, [], seat);
      const [state] = await Promise.all([store.confirmSeat(lead.id, limits), store.withdraw(lead.id)]);
      expect(["confirmed", null]).toContain(state);
    }
    expect(await store.countTakenSeats(event)).toBe(0);
  });

  /** An unanswered lead, and a correction of it with another email address. */
  async function acceptThread() {
    const first = sampleLead({ openSince: now });
    const correction = sampleLead({
      corrects: first.id,
      email: "ada@engines.example",
      createdAt: now + 60_000,
      openSince: now + 60_000,
    });
    const deliveries = sampleDeliveries();
    await store.accept(first, deliveries);
    await store.accept(correction, sampleDeliveries());
    return { first, correction, deliveries };
  }

  it("gives a correction the waiting time of the lead it corrects", async () => {
    const { first, correction } = await acceptThread();
    for (const { id } of [first, correction]) {
      const thread = await store.listThread(id);
      expect(thread.map(({ lead }) => [lead.id, lead.openSince])).toEqual([
        [first.id, null],
        [correction.id, now],
      ]);
    }
    expect(await store.counts()).toMatchObject({ open: 1 });
    expect(await store.listThread(randomUUID())).toEqual([]);
  });

  it("keeps a lead due while its correction is held, until the correction is released", async () => {
    const first = sampleLead({ openSince: now });
    await store.accept(first, []);
    const correction = sampleLead({ corrects: first.id, openSince: now + 1_000, ...held });
    await store.accept(correction, []);
    const waiting = async () => (await store.listThread(first.id)).map(({ lead }) => lead.openSince);
    expect((await waiting())[0]).toBe(now);
    expect(await store.counts()).toMatchObject({ open: 1 });
    expect(await store.release(correction.id, now + 2_000)).toBe(true);
    expect(await waiting()).toEqual([null, now]);
    expect(await store.counts()).toMatchObject({ open: 1 });
  });

  it("restarts the clock for a correction of an answered lead", async () => {
    const first = sampleLead({ openSince: now });
    await store.accept(first, []);
    expect(await store.answer(first.id, now + 1_000)).toBe(true);
    await store.accept(sampleLead({ corrects: first.id, openSince: now + 2_000 }), []);
    const [before, after] = await store.listThread(first.id);
    expect(before?.lead).toMatchObject({ openSince: null, answeredAt: now + 1_000 });
    expect(after?.lead).toMatchObject({ openSince: now + 2_000, answeredAt: null });
  });

  it("replaces an older pending assignment notice, once the CRM has the lead", async () => {
    const lead = sampleLead();
    await store.accept(lead, sampleDeliveries().slice(0, 1));
    const buildUpdate = (body: string) => (thread: readonly LeadWithDeliveries[]) => {
      expect(thread.map((one) => one.lead.id)).toEqual([lead.id]);
      const delivery = { id: randomUUIDv7(), destination: "crm-update" as const, body };
      return thread[0] ? { lead: thread[0].lead, delivery } : null;
    };
    await store.assign(lead.id, "Leilani Haugen", now + 1, buildUpdate("first"));
    await store.answer(lead.id, now + 2, buildUpdate("second"));
    await store.answer(lead.id, now + 3, buildUpdate("third"));
    expect(await claim({ now: now + 9, destination: "crm-update" })).toEqual([]);
    const [crm] = await claim({ now: now + 9, destination: "crm" });
    await store.markSent(crm?.id ?? "", "one", now + 9);
    const updates = await claim({ now: now + 9, destination: "crm-update" });
    expect(updates.map(({ body }) => body)).toEqual(["second"]);
  });

  it("keeps the notices of a held lead until its release", async () => {
    const lead = sampleLead(held);
    await store.accept(lead, sampleDeliveries().slice(0, 1));
    const delivery = { id: randomUUIDv7(), destination: "crm-update" as const, body: "news" };
    await store.assign(lead.id, "Leilani Haugen", now, ([first]) =>
      first ? { lead: first.lead, delivery } : null,
    );
    expect(await store.counts()).toMatchObject({ pending: 0 });
    await store.release(lead.id, now);
    expect(await store.counts()).toMatchObject({ pending: 2 });
  });

  it("removes the notice of a removed lead once it was sent", async () => {
    const lead = sampleLead();
    await store.accept(lead, sampleDeliveries());
    const id = randomUUIDv7();
    const notice = {
      lead: sampleLead({ id, email: "", idempotencyKey: noticeKeyOf(id) }),
      deliveries: sampleDeliveries().slice(0, 1),
    };
    await store.erase(lead.email, "e".repeat(64), now, () => [notice]);
    expect((await store.sweep(now)).leadIds).toEqual([]);
    const [claimed] = await claim({ now: now + 9 });
    await store.markSent(claimed?.id ?? "", "one", now + 9);
    await store.accept(sampleLead({ email: "" }), []);
    expect((await store.sweep(now)).leadIds).toEqual([id]);
    expect(await store.listLeads()).toHaveLength(1);
    // Its mail stays for the staff to read.
    expect(await store.findRemovedIds([claimed?.id ?? ""])).toEqual([]);
  });

  it("keeps the notice of a newsletter subscriber until it was sent", async () => {
    const id = randomUUIDv7();
    const notice = {
      lead: sampleLead({ id, form: "scraping-digest", email: "", idempotencyKey: noticeKeyOf(id) }),
      deliveries: sampleDeliveries().slice(0, 1),
    };
    const lead = sampleLead({ form: "scraping-digest" });
    await store.accept(lead, []);
    await store.erase(lead.email, "e".repeat(64), now, () => [notice]);
    expect((await store.sweep(now + 4 * dayMs)).leadIds).toEqual([]);
    expect(await store.getLead(id)).not.toBeNull();
  });

  it("does not mistake a lead without an email for the notice of a removed lead", async () => {
    // In order, also within a millisecond: the latest lead is found by its id.
    const ids = Array.from({ length: 3 }, () => randomUUIDv7()).sort();
    const send = async (change: Partial<NewLead>) => {
      const anonymous = { form: "core-values", email: "", isKeyless: true } as const;
      const lead = sampleLead({ id: ids.shift(), ...anonymous, ...change });
      return { lead, result: await store.accept(lead, []) };
    };
    const { lead: first } = await send({});
    await send({ inputHash: "b".repeat(64) });
    const { lead: again } = await send({});
    await store.withdraw(first.id);
    expect((await store.sweep(now)).leadIds).toEqual([]);
    expect(await store.getLead(again.id)).not.toBeNull();
  });

  it("lists unanswered leads first, longest waiting first, and held ones last", async () => {
    const open = [now - 1_000, now - 3_000, now - 2_000].map((openSince) => sampleLead({ openSince }));
    const held = sampleLead({ status: "held", holdReason: "too fast", openSince: now - 9_000 });
    for (const lead of [...open, held]) await store.accept(lead, []);
    const listed = await store.listLeads({ order: "due" });
    expect(listed.map(({ lead }) => lead.openSince)).toEqual([
      now - 3_000,
      now - 2_000,
      now - 1_000,
      now - 9_000,
    ]);
    expect(await store.counts()).toMatchObject({ open: 3, held: 1 });
  });

  it("erases a person's whole thread, including leads sent with a mistyped address", async () => {
    const { first, correction } = await acceptThread();
    const found = await store.listLeads({ threadsOfEmail: correction.email });
    expect(found).toHaveLength(2);
    const erased = await store.erase(correction.email, "c".repeat(64), now);
    expect(erased.leadIds.toSorted()).toEqual([first.id, correction.id].toSorted());
    expect(erased.deliveryIds).toHaveLength(4);
    expect(await store.getLead(first.id)).toBeNull();
  });

  it.each(["inquiry", "scraping-digest"] as const)(
    "does not store a removed lead (%s) again when its key is repeated",
    async (form) => {
      const leads = [sampleLead({ form }), sampleLead({ form, email: "gone@example.com" })];
      for (const lead of leads) await store.accept(lead, sampleDeliveries());
      await store.withdraw(leads[0]?.id ?? "");
      await store.erase("gone@example.com", "c".repeat(64), now);
      const repeat = (lead: NewLead, change: Partial<NewLead> = {}) =>
        store.accept({ ...lead, id: randomUUIDv7(), ...change }, sampleDeliveries());
      const others = leads.map((lead) => repeat(lead, { inputHash: "b".repeat(64) }));
      const results = await Promise.all([...leads.map((lead) => repeat(lead)), ...others]);
      expect(results).toEqual(results.map(() => ({ outcome: "removed" })));
      expect(await store.listLeads()).toEqual([]);
      const [anew] = await Promise.all([
        store.accept(sampleLead({ form }), []),
        ...leads.map((lead) => repeat(lead)),
      ]);
      expect(anew.outcome).toBe("accepted");
      expect(await store.counts()).toMatchObject({ new: 1, pending: 0 });
    },
  );

  it("does not store a lead again that is withdrawn while its key is repeated", async () => {
    const otherStore = database.open();
    for (let round = 0; round < 10; round += 1) {
      const lead = sampleLead();
      await store.accept(lead, sampleDeliveries());
      await Promise.all([
        store.withdraw(lead.id),
        ...Array.from({ length: 4 }, () =>
          otherStore.accept({ ...lead, id: randomUUIDv7() }, sampleDeliveries()),
        ),
      ]);
    }
    expect(await store.listLeads()).toEqual([]);
  });

  it("treats a post without a key as new after a withdrawal", async () => {
    const lead = sampleLead({ isKeyless: true });
    for (const id of [lead.id, randomUUIDv7()]) {
      expect(await store.accept({ ...lead, id }, [])).toEqual({
        outcome: "accepted",
        leadId: id,
        isHeld: false,
      });
      await store.withdraw(id);
    }
  });

  it("creates one lead when two processes race for one key", async () => {
    const otherStore = database.open();
    const idempotencyKey = randomUUID();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : otherStore).accept(sampleLead({ idempotencyKey }), sampleDeliveries()),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === "accepted")).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === "duplicate")).toHaveLength(19);
    const leadIds = results.map((result) => ("leadId" in result ? result.leadId : null));
    expect(new Set(leadIds).size).toBe(1);
    expect(await store.counts()).toMatchObject({ new: 1, pending: 2 });
  });

  it("does not keep a lead waiting for all sign-ups, repeats or withdrawals that came before it", async () => {
    const { idempotencyKey } = sampleLead();
    await store.accept(sampleLead({ idempotencyKey }), sampleDeliveries());
    const withdrawn = Array.from({ length: 15 }, (_, i) => sampleLead({ email: `gone${i}@example.com` }));
    await Promise.all(withdrawn.map((lead) => store.accept(lead, sampleDeliveries())));
    // On Postgres, the lead needs a connection beside the other work: opening one can take longer than many transactions.
    await Promise.all(Array.from({ length: 10 }, () => store.counts()));
    const stored: string[] = [];
    const withdraw = async ({ id }: NewLead) => {
      await store.withdraw(id);
      stored.push("withdrawal");
    };
    const accept = async (name: string, lead: NewLead) => {
      await store.accept(lead, sampleDeliveries());
      stored.push(name);
    };
    const earlier = Array.from({ length: 30 }, (_, i) =>
      i % 2
        ? accept("repeat", sampleLead({ idempotencyKey }))
        : accept("sign-up", sampleLead({ form: "scraping-digest", email: `reader${i}@example.com` })),
    );
    await Promise.all([
      ...withdrawn.map(withdraw),
      ...earlier,
      accept("lead", sampleLead({ email: "ada@example.com" })),
    ]);
    expect(stored).toHaveLength(46);
    expect(stored.indexOf("lead")).toBeLessThan(10);
  });

  it("distinguishes duplicates, conflicts and new leads among concurrent ones", async () => {
    const first = sampleLead();
    const leads = [
      first,
      { ...sampleLead(), idempotencyKey: first.idempotencyKey },
      { ...sampleLead(), idempotencyKey: first.idempotencyKey, inputHash: "b".repeat(64) },
      ...Array.from({ length: 5 }, () => sampleLead()),
    ];
    const results = await Promise.all(leads.map((lead) => store.accept(lead, sampleDeliveries())));
    const counts = { accepted: 0, duplicate: 0, conflict: 0, closed: 0, removed: 0, full: 0 };
    for (const { outcome } of results) counts[outcome] += 1;
    expect(counts).toEqual({ accepted: 6, duplicate: 1, conflict: 1, closed: 0, removed: 0, full: 0 });
    expect(await store.counts()).toMatchObject({ new: 6, pending: 12 });
  });

  const mail = (): NewDelivery[] => [{ id: randomUUIDv7(), destination: "visitor-email", body: "{}" }];
  const mailForms = ["inquiry", "oxycon", "scraping-digest"] as const;
  /** Stores a lead that sends a mail, and returns its id. */
  const storeWithMail = async (form: NewLead["form"], change: Partial<NewLead> = {}, from = store) => {
    const lead = sampleLead({ form, ...change });
    await from.accept(lead, mail());
    return lead.id;
  };
  const hasMail = async (id: string) => ((await store.getLead(id))?.deliveries.length ?? 0) > 0;
  /** Sends all mails that are due at `at`; returns their forms. */
  const sendMails = async (at: number) => {
    const due = await claim({ leaseMs: 1, now: at, destination: "visitor-email" });
    for (const { id } of due) await store.markSent(id, "one", at);
    const leads = await Promise.all(due.map(({ leadId }) => store.getLead(leadId)));
    return leads.map((found) => found?.lead.form);
  };

  it("leaves out mails over the daily limit of an address, also for concurrent requests", async () => {
    const addOne = (email: string) => store.accept(sampleLead({ email }), [...mail(), ...sampleDeliveries()]);
    await Promise.all(Array.from({ length: 8 }, () => addOne("often@example.com")));
    await Promise.all(
      ["often@example.com", "once@example.com", "often@example.com"].map((email) => addOne(email)),
    );
    const mailsOf = async (email: string) =>
      (await store.listLeads({ threadsOfEmail: email })).flatMap(({ deliveries }) =>
        deliveries.filter(({ destination }) => destination === "visitor-email"),
      );
    expect(await mailsOf("often@example.com")).toHaveLength(3);
    expect(await mailsOf("once@example.com")).toHaveLength(1);
    expect(await store.counts()).toMatchObject({ new: 11, pending: 26 });
  });

  it.each([
    [
      ["inquiry", "oxycon", "scraping-digest"],
      [3, 1, 1],
    ],
    [
      ["oxycon", "scraping-digest", "inquiry"],
      [0, 4, 1],
    ],
    [
      ["scraping-digest", "inquiry", "oxycon"],
      [0, 1, 4],
    ],
  ] as const)(
    "keeps one of five mails a day for each confirmation, after floods of %s",
    async (flood, sent) => {
      for (const form of flood) await Promise.all(Array.from({ length: 9 }, () => storeWithMail(form)));
      const forms = await sendMails(now);
      expect(mailForms.map((form) => forms.filter((one) => one === form).length)).toEqual(sent);
    },
  );

  it("never sends more than five mails within a day, however long the flood lasts", async () => {
    const sentAt: number[] = [];
    for (let hour = 0; hour < 96; hour += 1) {
      const at = now + hour * hourMs;
      for (const form of [mailForms[hour % 3], mailForms[(hour + 1) % 3]]) {
        const id = await storeWithMail(form ?? "inquiry", { createdAt: at });
        if (hour % 5 === 0) await store.withdraw(id);
      }
      sentAt.push(...(await sendMails(at)).map(() => at));
    }
    const within = (from: number) => sentAt.filter((at) => at > from && at <= from + dayMs).length;
    const most = Math.max(...sentAt.map((at) => Math.max(within(at - 1), within(at - dayMs))));
    expect(most).toBe(5);
  });

  it("counts emails per mailbox, for all spellings of its address, on every server, also after a withdrawal", async () => {
    const servers = [store, database.open()];
    let count = 0;
    const write = (address: string) => {
      count += 1;
      return storeWithMail("inquiry", { email: `${address}@example.com` }, servers[count % 2]);
    };
    for (const tag of ["", "+a"]) expect(await hasMail(await write(`ada${tag}`))).toBe(true);
    const last = await write("ada+c+d");
    expect(await hasMail(last)).toBe(true);
    expect(await hasMail(await write("ada+f"))).toBe(false);
    await sendMails(now);
    await store.withdraw(last);
    expect(await hasMail(await write("ada+g"))).toBe(false);
    expect(await hasMail(await write("ada.lovelace"))).toBe(true);
  });

  it("counts emails of held leads separately, because they are sent only if the lead is released", async () => {
    for (let count = 0; count < 6; count += 1) {
      const id = await storeWithMail("inquiry", held);
      if (count === 0) await store.withdraw(id);
    }
    expect(await hasMail(await storeWithMail("inquiry"))).toBe(true);
    const leads = await store.listLeads({ state: "held" });
    expect(leads.flatMap(({ deliveries }) => deliveries)).toHaveLength(4);
  });

  it("tells other servers which leads and deliveries were removed, for 30 days", async () => {
    const other = database.open();
    const withdrawn = sampleLead({ email: "withdrawn@example.com" });
    const erased = sampleLead({ email: "erased@example.com" });
    const kept = sampleLead({ email: "kept@example.com" });
    const deliveries = [sampleDeliveries(), sampleDeliveries()] as const;
    await store.accept(withdrawn, deliveries[0]);
    await store.accept(erased, deliveries[1]);
    await store.accept(kept, sampleDeliveries());
    await store.withdraw(withdrawn.id);
    await store.erase(erased.email, "c".repeat(64), now);
    const ids = [withdrawn, erased, ...deliveries.flat()].map(({ id }) => id);
    expect((await other.findRemovedIds([...ids, kept.id])).toSorted()).toEqual(ids.toSorted());
    await other.sweep(Date.now() + 31 * dayMs);
    expect(await store.findRemovedIds(ids)).toEqual([]);
  });

  it("rejects only the one lead of a batch that can't be stored", async () => {
    const twice = sampleDeliveries();
    const accepted = [
      store.accept(sampleLead(), sampleDeliveries()),
      store.accept(sampleLead(), sampleDeliveries()),
      store.accept(sampleLead(), [...twice, ...twice]),
      store.accept(sampleLead(), sampleDeliveries()),
    ];
    expect(store.pendingWrites()).toBe(4);
    const results = await Promise.allSettled(accepted);
    expect(store.pendingWrites()).toBe(0);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons).toEqual([expect.objectContaining({ message: expect.stringMatching(/unique/i) })]);
    expect(reasons[0]).not.toBeInstanceOf(StoreUnavailableError);
    expect(await store.counts()).toMatchObject({ new: 3, pending: 6 });
  });

  it("lets several processes create the tables at the same time", async () => {
    const fresh = await databases[kind]();
    const stores = Array.from({ length: 4 }, () => fresh.open());
    await Promise.all(stores.map((each) => each.migrate()));
    await Promise.all(stores.map((each) => each.accept(sampleLead(), sampleDeliveries())));
    expect(await stores[0]?.counts()).toMatchObject({ new: 4, pending: 8 });
  });

  it("leases disjoint deliveries to two processes that claim at once", async () => {
    const otherStore = database.open();
    await Promise.all(Array.from({ length: 30 }, () => store.accept(sampleLead(), sampleDeliveries())));
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const owner = index % 2 ? "one" : "two";
        return claim({ owner, limit: 7 }, index % 2 ? store : otherStore);
      }),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim();
    expect(ids.length + rest.length).toBe(60);
    expect(await claim({ owner: "two" })).toEqual([]);
  });

  it("leases only what is due, oldest first, and counts an attempt", async () => {
    const late = sampleLead({ createdAt: now + 1 });
    const later = sampleLead({ createdAt: now + 5_000 });
    const first = sampleLead();
    for (const lead of [late, later, first]) await store.accept(lead, sampleDeliveries().slice(0, 1));
    const claimed = await claim({ now: now + 1 });
    expect(claimed.map(({ leadId }) => leadId)).toEqual([first.id, late.id]);
    expect(claimed[0]).toMatchObject({ attempts: 1, leaseOwner: "one", leaseUntil: now + 1001 });
    const [only] = await claim({ limit: 1, now: now + 9_000 });
    expect(only).toMatchObject({ leadId: first.id, attempts: 2 });
  });

  it("gives an expired lease to another process, and ignores the first one's result", async () => {
    await store.accept(sampleLead(), sampleDeliveries().slice(0, 1));
    const [mine] = await claim({ limit: 1 });
    const id = mine?.id ?? "";
    const [theirs] = await claim({ owner: "two", limit: 1, now: now + 1000 });
    expect(theirs?.id).toBe(id);
    expect(await store.markSent(id, "one", now)).toBe(false);
    expect(await store.markRetry(id, "one", now, "timeout")).toBe(false);
    expect(await store.markAttention(id, "one", "http-400", now)).toBe(false);
    expect(await store.markSent(id, "two", now + 1500)).toBe(true);
    expect(await store.markSent(id, "two", now + 1500)).toBe(false);
    expect((await store.getLead(mine?.leadId ?? ""))?.deliveries[0]).toMatchObject({
      status: "sent",
      sentAt: now + 1500,
      leaseOwner: null,
      leaseUntil: null,
    });
  });

  it("marks many deliveries as sent at once, except those whose lease another process has", async () => {
    for (let count = 0; count < 20; count += 1)
      await store.accept(sampleLead(), sampleDeliveries().slice(0, 1));
    const lost = await claim({ limit: 5 });
    const again = await claim({ owner: "two", leaseMs: 9000, limit: 5, now: now + 1000 });
    const kept = await claim({ leaseMs: 9000, limit: 15, now: now + 1000 });
    expect(again.map(({ id }) => id)).toEqual(lost.map(({ id }) => id));
    const mark = (owner: string) => (delivery: Delivery) => store.markSent(delivery.id, owner, now + 1500);
    const results = await Promise.all([...lost.map(mark("one")), ...kept.map(mark("one"))]);
    expect(results).toEqual([...lost.map(() => false), ...kept.map(() => true)]);
    expect(await store.counts()).toMatchObject({ pending: 5, sent: 15 });
    const sent = await store.getLead(kept[0]?.leadId ?? "");
    expect(sent?.deliveries[0]).toMatchObject({ sentAt: now + 1500, leaseOwner: null, leaseUntil: null });
    expect(await Promise.all(again.map(mark("two")))).toEqual(again.map(() => true));
  });

  it("delays a retry, and stores the reason of the failure", async () => {
    const lead = sampleLead();
    await store.accept(lead, sampleDeliveries().slice(0, 1));
    const [claimed] = await claim({ limit: 1 });
    expect(await store.markRetry(claimed?.id ?? "", "one", now + 60_000, "http-500")).toBe(true);
    expect(await claim({ limit: 1, now: now + 59_999 })).toEqual([]);
    const [again] = await claim({ limit: 1, now: now + 60_000 });
    expect(again).toMatchObject({ attempts: 2, lastError: "http-500", body: '{"b":1,  "a":"é"}' });
  });

  it("reports what a replay sends, and makes pending retries due immediately", async () => {
    const leads = [sampleLead(), sampleLead()];
    for (const lead of leads) await store.accept(lead, sampleDeliveries());
    const crm = await claim({ destination: "crm" });
    for (const { id } of crm) await store.markAttention(id, "one", "http-422", now);
    const [retried] = await claim({ destination: "sales-email" });
    await store.markRetry(retried?.id ?? "", "one", now + 9e9, "refused");
    const attention = { destination: "crm", status: "attention", lastError: "http-422" };
    const waiting = { destination: "sales-email", status: "pending", lastError: "refused", total: 1 };
    expect(await store.counts()).toMatchObject({ pending: 2, attention: 2 });
    expect(await store.listLeads({ state: "attention" })).toHaveLength(2);
    expect(await claim({ now: now + 9e8, destination: "crm" })).toEqual([]);
    expect(await store.listFailed(null)).toEqual([{ ...attention, total: 2 }, waiting]);
    expect(await store.listFailed(retried?.leadId ?? "")).toEqual([{ ...attention, total: 1 }, waiting]);
    expect(await store.replay(null, now + 5)).toBe(3);
    // The other email is being sent: it keeps its lease.
    const again = await claim({ owner: "two", now: now + 5 });
    expect(again.map(({ attempts }) => attempts)).toEqual([2, 2, 2]);
  });

  it("dismisses a held lead, and can release it later", async () => {
    const lead = sampleLead(held);
    const sent = sampleLead();
    for (const one of [lead, sent]) await store.accept(one, sampleDeliveries().slice(0, 1));
    expect(await store.dismiss(sent.id, now)).toBe(false);
    expect(await store.dismiss(lead.id, now + 5)).toBe(true);
    expect(await store.dismiss(lead.id, now + 5)).toBe(false);
    expect((await store.getLead(lead.id))?.lead).toMatchObject({ status: "dismissed", updatedAt: now + 5 });
    expect(await store.listLeads({ state: "held" })).toEqual([]);
    expect(await store.listLeads({ state: "dismissed" })).toHaveLength(1);
    expect(await store.counts()).toMatchObject({ new: 1, held: 0 });
    expect(await claim({ now: now + 9e9 })).toHaveLength(1);
    expect(await store.release(lead.id, now + 10)).toBe(true);
    expect((await store.getLead(lead.id))?.lead.status).toBe("new");
    expect(await claim({ owner: "two", now: now + 10 })).toHaveLength(1);
  });

  it("counts leads that need attention, and the new ones among them", async () => {
    const late = sampleLead({ openSince: now - 9 * dayMs });
    const justLate = sampleLead({ openSince: now - 1.05 * dayMs });
    const waiting = sampleLead({ openSince: now - hourMs });
    const leads = [
      sampleLead({ ...held, createdAt: now - 2 * dayMs, openSince: now - 9 * dayMs }),
      sampleLead(held),
      sampleLead({ ...held, form: "core-values" }),
      late,
      justLate,
      waiting,
    ];
    for (const lead of leads) await store.accept(lead, sampleDeliveries().slice(0, 1));
    const claimed = await claim({ now: now + 1 });
    for (const [index, { id }] of claimed.entries())
      await store.markAttention(id, "one", "http-422", now - index * dayMs);
    const count = (filter: LeadFilter) => store.countLeads({ ...filter, forms: ["inquiry", "contact"] });
    const countBoth = async (filter: LeadFilter) => [
      await count(filter),
      await count({ ...filter, enteredAfter: now - 0.9 * dayMs }),
    ];
    expect(await countBoth({ state: "held" })).toEqual([2, 1]);
    expect(await countBoth({ state: "attention" })).toEqual([3, 1]);
    expect(await countBoth({ state: "overdue", now })).toEqual([2, 1]);
    expect(
      (await store.listLeads({ state: "overdue", now, order: "due" })).map(({ lead }) => lead.id),
    ).toEqual([late.id, justLate.id]);
  });

  it("counts deliveries that still fail ten minutes after their lead came", async () => {
    const minute = 60_000;
    for (const age of [9, 11, 90])
      await store.accept(sampleLead({ createdAt: now - age * minute }), sampleDeliveries().slice(0, 1));
    for (const { id } of await claim()) await store.markRetry(id, "one", now + minute, "http-401");
    const untried = sampleLead({ createdAt: now - 99 * minute });
    await store.accept(untried, sampleDeliveries().slice(0, 1));
    expect(await store.countLeads({ state: "delayed", now })).toBe(2);
    expect(await store.countLeads({ state: "delayed", now, enteredAfter: now - 30 * minute })).toBe(1);
    expect(await store.listLeads({ state: "delayed", now })).toHaveLength(2);
  });

  it("lets only one process send a team's reminder", async () => {
    const other = database.open();
    expect(await store.lastReminderAt("sales")).toBe(0);
    const claims = await Promise.all([
      store.claimReminder("sales", 0, now),
      other.claimReminder("sales", 0, now),
    ]);
    expect(claims.toSorted()).toEqual([false, true]);
    expect(await other.lastReminderAt("sales")).toBe(now);
    expect(await store.claimReminder("values", 0, now)).toBe(true);
    expect(await other.claimReminder("sales", now, now + 30)).toBe(true);
  });

  it("lists by form, owner, and any submitted text", async () => {
    const ada = sampleLead();
    const grace = sampleLead({
      form: "partners",
      payload: { ...ada.payload, company: "100%_Compilers GmbH", message: undefined },
    });
    for (const lead of [ada, grace]) await store.accept(lead, []);
    await store.assign(ada.id, "Leilani Haugen", now);
    const idsOf = async (filter: LeadFilter) => (await store.listLeads(filter)).map(({ lead }) => lead.id);
    expect(await idsOf({ forms: ["partners", "oxycon"] })).toEqual([grace.id]);
    expect(await idsOf({ owner: "leilani" })).toEqual([ada.id]);
    expect(await idsOf({ owner: null })).toEqual([grace.id]);
    expect(await idsOf({ text: "COMPILERS" })).toEqual([grace.id]);
    expect(await idsOf({ text: "100%_c" })).toEqual([grace.id]);
    expect(await idsOf({ text: "10_%" })).toEqual([]);
    expect(await idsOf({ text: "größer" })).toEqual([ada.id]);
    expect(await idsOf({ text: "form_type" })).toEqual([]);
    expect(await idsOf({ text: "lovelace", owner: null })).toEqual([grace.id]);
  });

  it("lists the newest leads first, by status, delivery and address", async () => {
    // UUIDv7 within one millisecond are not ordered.
    const [first, second, third] = Array.from({ length: 3 }, () => randomUUIDv7()).sort();
    const ada = sampleLead({ id: first });
    const grace = sampleLead({ id: second, email: "grace@example.org" });
    const held = sampleLead({ id: third, status: "held", holdReason: "too-fast" });
    for (const lead of [held, ada, grace]) await store.accept(lead, sampleDeliveries());
    const idsOf = async (filter: LeadFilter) => (await store.listLeads(filter)).map(({ lead }) => lead.id);
    expect(await idsOf({})).toEqual([held.id, grace.id, ada.id]);
    expect(await idsOf({ limit: 1 })).toEqual([held.id]);
    expect(await idsOf({ state: "pending" })).toEqual([grace.id, ada.id]);
    expect(await idsOf({ threadsOfEmail: "Grace@Example.org" })).toEqual([grace.id]);
    expect(await idsOf({ state: "held" })).toEqual([held.id]);
  });

  it("reports how long the oldest lead has been waiting", async () => {
    expect((await store.counts()).oldestPendingAt).toBeNull();
    await store.accept(sampleLead({ createdAt: now + 7 }), sampleDeliveries());
    await store.accept(sampleLead({ createdAt: now + 3 }), sampleDeliveries());
    expect((await store.counts()).oldestPendingAt).toBe(now + 3);
  });

  it("erases the leads of an address in any spelling, also as earlier releases stored it, and no others", async () => {
    const other = sampleLead({ email: "grace@example.org" });
    await store.accept(other, sampleDeliveries());
    const spellings = [
      "zo\u00e9@m\u00fcller.example",
      "zoe\u0301@m\u00fcller.example",
      "zo\u00e9@xn--mller-kva.example",
    ];
    for (const typed of spellings) {
      for (const email of spellings) await store.accept(sampleLead({ email }), sampleDeliveries());
      expect((await store.erase(typed.toUpperCase(), "f".repeat(64), now)).leadIds).toHaveLength(3);
    }
    expect((await store.listLeads()).map(({ lead }) => lead.id)).toEqual([other.id]);
    expect(await store.counts()).toMatchObject({ new: 1, pending: 2 });
  });
});

describe("the lead store on SQLite alone", () => {
  const folder = temporaryFolder();
  let file: string;
  let store: LeadStore;
  let db: Kysely<LeadDatabase>;

  beforeEach(async () => {
    file = folder("leads.sqlite");
    db = openLeadDatabase(sqliteDialect(file));
    store = track(createSqliteLeadStore(db));
    await store.migrate();
  });
  afterEach(closeAll);

  const accept = () => store.accept(sampleLead(), sampleDeliveries());
  const bytes = () => Buffer.concat(readdirSync(folder()).map((name) => readFileSync(folder(name))));

  it.each([
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["secure_delete", 1],
    ["foreign_keys", 1],
    ["busy_timeout", 2000],
  ])("runs with %s = %s", async (name, value) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
    expect(Object.values(rows[0] ?? {})).toEqual([value]);
  });

  it("keeps its tables strict", async () => {
    const { rows } = await sql`
      select name from pragma_table_list
      where strict = 0 and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(db);
    expect(rows).toEqual([]);
  });

  it("makes its files readable by their owner only", async () => {
    await accept();
    const modes = readdirSync(folder()).map((name) => statSync(folder(name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  it("probes that it can write, without leaving a row", async () => {
    await store.probe();
    expect(await db.selectFrom("probes").selectAll().execute()).toEqual([]);
  });

  it("withdraws a lead while another program reads the file, and purges it later", async () => {
    const lead = sampleLead({ email: "withdrawn@example.net" });
    await store.accept(lead, []);
    const reader = new DatabaseSync(file, { readOnly: true });
    reader.exec("begin");
    reader.prepare("select count(*) from leads").get();
    expect((await store.withdraw(lead.id)).leadIds).toEqual([lead.id]);
    await expect(store.sweep(now)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect((await accept()).outcome).toBe("accepted");
    reader.close();
    await store.sweep(now);
    expect(bytes().includes("withdrawn@example.net")).toBe(false);
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db);
    expect(rows).toEqual([{ timeout: 2000 }]);
  });

  it("is unavailable while the file is missing, and recovers", async () => {
    await accept();
    renameSync(file, `${file}.away`);
    await expect(accept()).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.probe()).rejects.toBeInstanceOf(StoreUnavailableError);
    renameSync(`${file}.away`, file);
    await accept();
    expect(await store.counts()).toMatchObject({ new: 2 });
  });

  it.each(["-wal", "-shm"])("loses nothing when its file %s is deleted", async (end) => {
    await accept();
    rmSync(file + end);
    await expect(accept()).rejects.toBeInstanceOf(StoreUnavailableError);
    await accept();
    const fresh = track(openSqliteLeadStore(file));
    expect(await fresh.counts()).toMatchObject({ new: 2 });
  });

  it("writes to the current file after it was replaced", async () => {
    await accept();
    for (const name of readdirSync(folder())) rmSync(folder(name));
    writeFileSync(file, "", { mode: 0o600 });
    await expect(accept()).rejects.toBeInstanceOf(StoreUnavailableError);
    await accept();
    const fresh = track(openSqliteLeadStore(file));
    expect(await fresh.counts()).toMatchObject({ new: 1 });
  });

  it("is unavailable on a full disk, and recovers", async () => {
    await accept();
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.pageCount))}`.execute(db);
    const big = sampleLead();
    big.payload = { ...big.payload, message: "x".repeat(50_000) };
    await expect(store.accept(big, sampleDeliveries())).rejects.toMatchObject({ code: "SQLITE_FULL" });
    expect(await store.getLead(big.id)).toBeNull();
    await sql`pragma max_page_count = 100000`.execute(db);
    expect(await store.accept(big, sampleDeliveries())).toMatchObject({ outcome: "accepted" });
  });

  it("is unavailable while another process holds the lock, without freezing this one", async () => {
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 20);
    await expect(accept()).rejects.toBeInstanceOf(StoreUnavailableError);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
    other.exec("rollback");
    other.close();
    await accept();
  });

  it("is unavailable when its worker thread can't start, and starts another one", async () => {
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder());
    const threadless = track(openSqliteLeadStore(file));
    const failure = await threadless.probe().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreUnavailableError);
    expect(failure).toHaveProperty(
      "message",
      expect.stringMatching(/^the database thread failed: .*sqlite-worker/),
    );
    cwd.mockRestore();
    await threadless.probe();
  });

  it("is unavailable if the file can't be created", async () => {
    const blocked = track(openSqliteLeadStore(path.join(file, "below-a-file", "leads.sqlite")));
    await expect(blocked.migrate()).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  it("is unavailable if the file is not a database", async () => {
    const broken = folder("broken.sqlite");
    writeFileSync(broken, "this is a letter, not a database".repeat(200));
    await expect(track(openSqliteLeadStore(broken)).probe()).rejects.toBeInstanceOf(StoreUnavailableError);
  });
});

describe("the lead store on Postgres alone", () => {
  let server: TestPostgres;
  let url: string;

  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    url = await server.createDatabase();
  });
  afterEach(() => closeAll());

  it("rejects a database with asynchronous commits", async () => {
    const name = new URL(url).pathname.slice(1);
    await execute(url, `alter database ${name} set synchronous_commit = off`);
    const store = track(openPostgresLeadStore(url));
    await expect(store.accept(sampleLead(), [])).rejects.toBeInstanceOf(StoreUnavailableError);
    await execute(url, `alter database ${name} reset synchronous_commit`);
    const again = track(openPostgresLeadStore(url));
    expect(await again.accept(sampleLead(), [])).toMatchObject({ outcome: "accepted" });
  });

  it("is unavailable while a backup is half restored, and recovers", async () => {
    await track(openPostgresLeadStore(url)).migrate();
    const tables = "create table saved as select * from kysely_migration; delete from kysely_migration";
    await execute(url, `alter table leads rename to hidden; ${tables}`);
    const store = track(openPostgresLeadStore(url));
    await expect(store.counts()).rejects.toBeInstanceOf(StoreUnavailableError);
    await execute(
      url,
      "drop table if exists leads cascade; alter table hidden rename to leads; insert into kysely_migration select * from saved",
    );
    expect(await store.counts()).toMatchObject({ new: 0 });
  });

  it("accepts tables that were migrated under another clock", async () => {
    await track(openPostgresLeadStore(url)).migrate();
    await execute(url, "update kysely_migration set timestamp = '2020-01-01' where name > '0005'");
    expect(await track(openPostgresLeadStore(url)).counts()).toMatchObject({ new: 0 });
  });

  it("is unavailable while the table of leads is locked", async () => {
    const store = track(openPostgresLeadStore(url));
    await store.migrate();
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query("begin; lock table leads");
    await expect(store.probe()).rejects.toBeInstanceOf(StoreUnavailableError);
    await other.end();
    await expect.poll(() => store.probe().catch((error) => error)).toBeUndefined();
  });

  it("is unavailable while the server is down, and recovers", async () => {
    const store = track(openPostgresLeadStore(url));
    await store.accept(sampleLead(), sampleDeliveries());
    await server.pause();
    await expect(store.accept(sampleLead(), [])).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.probe()).rejects.toBeInstanceOf(StoreUnavailableError);
    await server.resume();
    await store.accept(sampleLead(), sampleDeliveries());
    expect(await store.counts()).toMatchObject({ new: 2, pending: 4 });
  });

  it("recovers from a dropped connection; a running query fails as unavailable or not at all", async () => {
    const store = track(openPostgresLeadStore(url));
    await store.probe();
    // Attach the handler first: it may fail before the server confirms.
    const failureOfBroken = store.counts().then(
      () => null,
      (error: unknown) => error,
    );
    await execute(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    expect([null, expect.any(StoreUnavailableError)]).toContainEqual(await failureOfBroken);
    // Each connection of the pool notices its own end.
    const readState = () =>
      store.probe().then(
        () => "ready",
        (error: unknown) => (error instanceof StoreUnavailableError ? "unavailable" : error),
      );
    await expect.poll(readState).toBe("ready");
  });
});
