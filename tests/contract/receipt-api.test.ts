import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReceiptAction } from "@/lib/base/routes";
import { buildMailFolder, writeMail } from "@/lib/features/leads/destinations/mailbox";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { sweepOnce } from "@/lib/features/leads/sweep";
import type { Receipt } from "@/lib/features/receipts/get-receipt";
import { leadBodies } from "@/tests/fixtures/lead-bodies";
import { type LeadRoutes, startLeadRoutes } from "@/tests/fixtures/lead-routes";

/** Receipts with the real endpoints and a real SQLite database. */

type Handler = (request: Request) => Promise<Response>;

const inquiry = { ...leadBodies.inquiry, plan: "team", fillTime: 24_000, website: "" };

let routes: LeadRoutes;
let folder: string;
let store: LeadStore;
let handlers: Record<ReceiptAction, { POST: Handler; GET: Handler }>;
let getReceipt: (token: string) => Promise<Receipt | null>;
/** One client IP per test: the rate limiters keep their state across tests. */
let clientNumber = 0;
const burst = 30;

beforeEach(async () => {
  clientNumber += 1;
  // The defaults of the site. Those of the fixture are practically unlimited.
  routes = await startLeadRoutes({
    LEAD_RATE_BURST: String(burst),
    LEAD_RATE_PER_MINUTE: "10",
    TRUSTED_PROXY_HOPS: "1",
  });
  ({ folder, store } = routes);
  handlers = {
    correct: await import("@/app/api/receipts/[token]/correct/route"),
    withdraw: await import("@/app/api/receipts/[token]/withdraw/route"),
  };
  ({ getReceipt } = await import("@/lib/features/receipts/get-receipt"));
});
afterEach(() => routes.stop());

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

const clientHeaders = () => ({ "x-forwarded-for": `198.51.100.${clientNumber}` });

const postInquiry = (changes: Partial<typeof inquiry>, key: string) =>
  routes.post("inquiry", { ...inquiry, ...changes }, { ...clientHeaders(), "idempotency-key": key });

/** Sends an inquiry and returns the token of its receipt. */
async function send(
  changes: Partial<typeof inquiry> = {},
  key: string = randomUUID(),
): Promise<{ token: string; leadId: string }> {
  const { receiptUrl, leadId } = await (await postInquiry(changes, key)).json();
  return { token: receiptUrl.replace("/receipt/", ""), leadId };
}

const post = (action: ReceiptAction, token: string, body: string, headers: Record<string, string>) =>
  routes.call(handlers[action].POST, `/api/receipts/${token}/${action}`, {
    method: "POST",
    headers: { ...clientHeaders(), ...headers },
    body,
  });
const postForm = (action: ReceiptAction, token: string, fields: Record<string, string>, headers = {}) =>
  post(action, token, new URLSearchParams(fields).toString(), { ...form, ...headers });
const postJson = (action: ReceiptAction, token: string, body: unknown, headers = {}) =>
  post(action, token, JSON.stringify(body), { ...json, ...headers });

const listAll = () => store.listLeads({ limit: 1000 });
const readDatabaseFiles = () =>
  ["leads.sqlite", "leads.sqlite-wal"]
    .map((name) => path.join(folder, name))
    .map((file) => (existsSync(file) ? readFileSync(file, "latin1") : ""))
    .join("");

describe("the receipt of an inquiry", () => {
  it("shows the sent values and when a reply is due, then the assigned owner, then that it was answered", async () => {
    const { token, leadId } = await send();
    const receipt = await getReceipt(token);
    expect(receipt).toMatchObject({ leadId, progress: "received", form: "inquiry", canCorrect: true });
    // "oxm" is the payload's field for the email.
    expect(receipt?.sent).toMatchObject({ oxm: inquiry.email, message: inquiry.message });
    expect(receipt?.dueAt).toBeGreaterThan(Date.now());
    await store.assign(leadId, "Leilani Haugen", Date.now());
    expect(await getReceipt(token)).toMatchObject({ progress: "assigned", assignedTo: "Leilani Haugen" });
    await store.answer(leadId, Date.now());
    expect(await getReceipt(token)).toMatchObject({ progress: "answered", dueAt: null });
  });

  it("does not reveal that a lead is held", async () => {
    // Too fast for a person.
    const { token } = await send({ fillTime: 1 });
    expect((await listAll())[0]?.lead.status).toBe("held");
    const receipt = await getReceipt(token);
    expect(receipt?.progress).toBe("received");
    expect(JSON.stringify(receipt)).not.toMatch(/held|fast|spam/i);
  });

  it("can be used after others with the same IP have tried invalid links", async () => {
    const { token } = await send();
    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1) statuses.push((await postJson("withdraw", "zz", {})).status);
    expect(statuses).toContain(429);
    expect((await postJson("withdraw", token, {})).status).toBe(200);
  });
});

describe("a correction", () => {
  it("counts toward the rate limit of leads, and is held once that is exceeded", async () => {
    // Stops the clock: on a slow machine the limit would allow further leads during the test.
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const { token, leadId } = await send();
    for (let count = 1; count < burst; count += 1)
      await postJson("correct", token, { message: `Change ${count}` });
    expect((await postJson("correct", token, { message: "One more" })).status).toBe(200);
    const reasons = (await store.listThread(leadId)).map(({ lead }) => lead.holdReason);
    expect(reasons).toEqual([...Array(burst).fill(null), "one-of-many"]);
  });

  it("counts toward the limit of all posts, also of invalid ones", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const { token } = await send();
    // The limit of all posts, in `sender-limits.ts`, is ten times that of leads.
    for (let count = 1; count < 10 * burst; count += 1) await postInquiry({ email: "" }, randomUUID());
    expect((await postJson("correct", token, { message: "One more" })).status).toBe(429);
  });

  it("responds to JavaScript like the first send, with the same reference", async () => {
    const { token, leadId } = await send();
    const { reference } = (await getReceipt(token)) ?? {};
    const response = await postJson("correct", token, { ...inquiry, email: "ada@gmail.com" });
    const body = { leadId, reference, receiptUrl: `/receipt/${token}`, isEmailPublic: true };
    expect(await response.json()).toEqual(body);
    const repeated = await postJson("correct", token, { ...inquiry, email: "ada@gmail.com" });
    expect(await repeated.json()).toEqual(body);
    expect(await listAll()).toHaveLength(2);
  });

  it("is a new lead in the same thread for the same destinations; stored deliveries do not change", async () => {
    const { token, leadId } = await send();
    const before = (await store.getLead(leadId))?.deliveries;
    const response = await postForm("correct", token, {
      email: "ada@right.example",
      message: "We need 80 GB.",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/receipt/${token}`);
    const thread = await store.listThread(leadId);
    expect(thread.map(({ lead }) => [lead.corrects, lead.email])).toEqual([
      [null, "ada@engines.example"],
      [leadId, "ada@right.example"],
    ]);
    const destinations = thread.map(({ deliveries }) => deliveries.map(({ destination }) => destination));
    expect(destinations[1]).toEqual(destinations[0]);
    expect(thread[0]?.deliveries).toEqual(before);
    expect(await getReceipt(token)).toMatchObject({
      leadId,
      correctedAt: expect.any(Number),
      sent: { oxm: "ada@right.example", message: "We need 80 GB.", product: "RP", plan: "team" },
    });
  });

  it("keeps the due time of the reply even if it is held", async () => {
    const { token, leadId } = await send();
    const dueAt = (await getReceipt(token))?.dueAt;
    // Days later, so that the correction's own time differs on any weekday.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 5 * 24 * 60 * 60 * 1000);
    // A message with more than ten links is held.
    await postJson("correct", token, { message: "https://a.example ".repeat(11) });
    expect((await store.listThread(leadId)).map(({ lead }) => lead.status)).toEqual(["new", "held"]);
    expect((await getReceipt(token))?.dueAt).toBe(dueAt);
  });

  it("is stored once for repeated sends, and not at all without changes", async () => {
    const { token, leadId } = await send();
    const fields = { message: "Changed" };
    await Promise.all([1, 2, 3].map(() => postForm("correct", token, fields)));
    expect(await store.listThread(leadId)).toHaveLength(2);
    expect((await postForm("correct", token, fields)).status).toBe(303);
    expect((await postForm("correct", token, {})).status).toBe(303);
    expect(await store.listThread(leadId)).toHaveLength(2);
  });

  it("reports invalid fields and stores nothing", async () => {
    const { token, leadId } = await send();
    const invalid = { email: "nobody", fullPhoneNumber: "call me" };
    const page = await postForm("correct", token, invalid);
    expect(page.headers.get("location")).toBe(
      `/receipt/${token}?step=correct&wrong=${Object.keys(invalid).join(",")}#details`,
    );
    const rejected = await postJson("correct", token, invalid);
    expect(rejected.status).toBe(422);
    expect((await rejected.json()).fields).toEqual({
      email: "Email must be a valid email address",
      fullPhoneNumber: "Must be a number",
    });
    expect(await store.listThread(leadId)).toHaveLength(1);
  });
});

const sweep = () =>
  sweepOnce(
    { store, mailFolder: buildMailFolder(folder), exportFolder: path.join(folder, "exports") },
    Date.now(),
  );

describe("a withdrawal", () => {
  it("erases the thread from database, WAL and mailbox, and notifies sales with the id of the lead", async () => {
    const { token, leadId } = await send({ message: "Only for withdrawal", email: "gone@engines.example" });
    await postForm("correct", token, { email: "gone@right.example" });
    const other = await send({ email: "stays@engines.example" });
    const ids = (await store.listThread(leadId)).flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) await writeMail(buildMailFolder(folder), id, Buffer.from("gone@engines.example"));

    expect(readDatabaseFiles()).toContain("gone@engines.example");
    const response = await postForm("withdraw", token, {});
    expect([response.status, response.headers.get("location")]).toEqual([303, "/receipt/withdrawn"]);
    await sweep();
    expect(await getReceipt(token)).toBeNull();
    expect(await getReceipt(other.token)).not.toBeNull();
    for (const trace of ["gone@engines.example", "gone@right.example", "Only for withdrawal"]) {
      expect(readDatabaseFiles()).not.toContain(trace);
    }
    for (const id of ids) expect(existsSync(path.join(buildMailFolder(folder), `${id}.eml`))).toBe(false);

    const [notice] = await listAll();
    expect(notice?.lead).toMatchObject({
      email: "",
      openSince: null,
      payload: { oxm: "", name: expect.any(String) },
    });
    expect(notice?.deliveries.map(({ destination }) => destination)).toEqual(["sales-email"]);
    expect(notice?.deliveries[0]?.body).toContain(leadId);
  });

  it("is not undone by a late repeat of the inquiry, which is rejected", async () => {
    const key = randomUUID();
    const { token } = await send({ email: "gone@engines.example" }, key);
    expect(readDatabaseFiles()).toContain("gone@engines.example");
    await postForm("withdraw", token, {});
    const repeat = await postInquiry({ email: "gone@engines.example" }, key);
    expect(repeat.status).toBe(409);
    expect((await repeat.json()).message).toMatch(/removed/);
    await sweep();
    expect(readDatabaseFiles()).not.toContain("gone@engines.example");
  });

  it("gives the same response to a second click, notifies sales once, and leaves the sender's other leads", async () => {
    const { token } = await send();
    const other = await send({ message: "Another question" });
    const responses = await Promise.all([1, 2].map(() => postForm("withdraw", token, {})));
    expect(responses.map((response) => response.headers.get("location"))).toEqual(
      Array(2).fill("/receipt/withdrawn"),
    );
    // The other lead, and one notice of the withdrawal.
    expect(await listAll()).toHaveLength(2);
    expect(await getReceipt(other.token)).not.toBeNull();
    expect((await postJson("withdraw", token, {})).status).toBe(200);
  });
});

describe("the receipt endpoints", () => {
  it("reject a malformed, truncated, extended or altered token", async () => {
    const { token, leadId } = await send();
    const query = vi.spyOn(store, "listThread");
    // One token per position, with another character there.
    const altered = Array.from(token, (letter, at) => {
      const other = letter === "A" ? "B" : "A";
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    for (const invalid of altered) expect(await getReceipt(invalid)).toBeNull();
    for (const invalid of ["x", token.slice(0, -1), `${token}A`, ...altered.slice(-1), "%00", ""]) {
      expect(await getReceipt(invalid)).toBeNull();
      for (const action of ["correct", "withdraw"] as const) {
        const rejected = await postJson(action, invalid, { message: "Changed" });
        expect(rejected.status).toBe(404);
        expect(rejected.headers.get("cache-control")).toBe("no-store");
      }
    }
    expect((await postForm("withdraw", "x", {})).headers.get("location")).toBe("/receipt/x");
    expect(query).not.toHaveBeenCalled();
    expect(await store.listThread(leadId)).toHaveLength(1);
  });

  it("reject posts from other sites", async () => {
    const { token, leadId } = await send();
    for (const origin of ["https://evil.example", "null"]) {
      const headers = { origin, "sec-fetch-site": "cross-site" };
      expect((await postForm("withdraw", token, {}, headers)).status).toBe(403);
    }
    expect(await store.listThread(leadId)).toHaveLength(1);
  });

  it("accept posts from the receipt page, which sends no referrer, so that its origin is null", async () => {
    const { token } = await send();
    const headers = { origin: "null", "sec-fetch-site": "same-origin" };
    expect((await postForm("correct", token, { message: "Changed" }, headers)).status).toBe(303);
    // Older browsers send no Sec-Fetch-Site. The token in the URL authorizes the request.
    expect((await postForm("withdraw", token, {}, { origin: "null" })).status).toBe(303);
  });

  it("reject GET, which changes nothing", async () => {
    const { token } = await send();
    for (const action of ["correct", "withdraw"] as const) {
      const get = await routes.call(handlers[action].GET, `/api/receipts/${token}/${action}`);
      expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
    }
    expect(await getReceipt(token)).toMatchObject({ correctedAt: null });
  });
});
