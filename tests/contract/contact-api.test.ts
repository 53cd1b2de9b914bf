import { randomUUID } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { work } from "@/lib/features/leads/wake";
import { leadBodies } from "@/tests/fixtures/lead-bodies";
import { type LeadRoutes, startLeadRoutes } from "@/tests/fixtures/lead-routes";

const inquiry = {
  ...leadBodies.inquiry,
  name: "Ada King Lovelace",
  message: "We need 50 GB.\nWhen can we start?",
  fillTime: 24_000,
};

let routes: LeadRoutes;
let store: LeadStore;
let folder: string;

/** Starts the site's endpoints; a second time in a test, again with another environment. */
async function start(environment: Record<string, string> = {}): Promise<void> {
  await routes?.stop();
  routes = await startLeadRoutes({ TRUSTED_PROXY_HOPS: "1", ...environment });
  ({ store, folder } = routes);
}

const post = (body: unknown, headers: Record<string, string> = {}) => routes.post("inquiry", body, headers);
const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  routes.postForm("inquiry", fields, headers);

const countLeads = async () => (await store.listLeads()).length;

/** Every error has the same format, does not echo the input, and is not cacheable. */
async function expectError(response: Response, status: number): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  return body;
}

beforeEach(() => start());

afterEach(() => routes.stop());

describe("POST /api/contact with JSON", () => {
  it("responds after the lead and its deliveries are stored", async () => {
    const response = await post(inquiry, { "user-agent": "Test/1.0" });
    expect(response.status).toBe(200);
    const [found, ...others] = await store.listLeads();
    expect(others).toEqual([]);
    expect(await response.json()).toEqual({
      leadId: found?.lead.id,
      isEmailPublic: false,
      reference: expect.stringMatching(/^OX-/),
      receiptUrl: expect.stringMatching(/^\/receipt\//),
    });
    expect(found?.lead).toMatchObject({ status: "new", holdReason: null, email: "ada@engines.example" });
    expect(found?.lead.payload).toEqual({
      name: "Ada King Lovelace",
      first_name: "Ada King",
      last_name: "Lovelace",
      company: "Analytical Engines",
      message: "We need 50 GB.\nWhen can we start?",
      fullPhoneNumber: "+442071234567",
      phone: "+442071234567",
      product: "RP",
      plan: "50 GB",
      form_type: "rpn",
      form_type_value: "50 GB",
      domain: "oxbow",
      email: "",
      oxm: "ada@engines.example",
      user_agent: "Test/1.0",
    });
    expect(found?.deliveries.map(({ destination }) => destination)).toEqual(["sales-email", "visitor-email"]);
  });

  it("wakes the delivery for a new lead, but not for a duplicate or a held one", async () => {
    const wake = vi.fn();
    work.on("delivery", wake);
    await post(inquiry);
    await post(inquiry);
    await post({ ...inquiry, website: "https://spam.example" });
    work.off("delivery", wake);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("without a key, creates one lead per day and content", async () => {
    await post(inquiry);
    await post({ ...inquiry, fillTime: 1e6 });
    expect(await countLeads()).toBe(1);
    await post({ ...inquiry, message: "And one more thing" });
    expect(await countLeads()).toBe(2);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 3600 * 1000);
    await post(inquiry);
    expect(await countLeads()).toBe(3);
  });

  it("without a key, stores nothing from which the client's IP could be guessed", async () => {
    const hashes: (string | undefined)[] = [];
    for (const secret of ["a", "b"]) {
      await start({ LINK_SIGNING_KEY: secret.repeat(64), DATA_DIR: path.join(folder, secret) });
      await post(inquiry);
      hashes.push((await store.listLeads())[0]?.lead.inputHash);
    }
    expect(new Set(hashes).size).toBe(2);
  });

  it("does not count bodies that are too large against the rate limit", async () => {
    await start({ LEAD_RATE_BURST: "1", LEAD_RATE_PER_MINUTE: "1" });
    for (let count = 0; count < 20; count += 1) expect((await post("x".repeat(40_000))).status).toBe(413);
    expect((await post(inquiry)).status).toBe(200);
  });

  it("limits what one client stores in a day", async () => {
    await start({ LEAD_RATE_BURST: "100", LEAD_RATE_PER_MINUTE: "1" });
    const statuses: number[] = [];
    // What is not stored does not count.
    for (let count = 0; count < 20; count += 1)
      expect((await post({ ...inquiry, email: "" })).status).toBe(422);
    for (let count = 0; count < 20; count += 1) {
      const unknown = { extra: "x".repeat(30_000), message: `Lead ${count}` };
      expect((await post({ ...inquiry, ...unknown })).status).toBe(200);
    }
    for (let count = 0; count < 100; count += 1)
      statuses.push((await post({ ...inquiry, message: `${count} ${"x".repeat(4_900)}` })).status);
    const accepted = statuses.indexOf(429);
    expect(accepted).toBeGreaterThan(50);
    expect(statuses.slice(accepted)).toEqual(Array(100 - accepted).fill(429));
    const retryAfter = Number((await post(inquiry)).headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(0);
    // The daily limit is restored evenly over the day.
    expect(retryAfter).toBeLessThanOrEqual(3_600);
  });

  it("limits what all clients of one IPv6 /48 store in a day", async () => {
    await start({ LEAD_RATE_BURST: "100", LEAD_RATE_PER_MINUTE: "1" });
    const postFrom = async (client: string) => {
      const message = `${client} ${"東".repeat(4_900)}`;
      return (await post({ ...inquiry, message }, { "x-forwarded-for": client })).status;
    };
    const statuses: number[] = [];
    for (let index = 1; index <= 300; index += 1) statuses.push(await postFrom(`2001:db8:1:${index}::1`));
    const accepted = statuses.indexOf(429);
    expect(accepted).toBeGreaterThan(200);
    expect(statuses.slice(accepted)).toEqual(Array(300 - accepted).fill(429));
    expect(await postFrom("2001:db8:2::1")).toBe(200);
  });

  it("gives the receipt's URL to the sender only, not to others who send the same content", async () => {
    const key = randomUUID();
    const first = await (await post(inquiry, { "idempotency-key": key })).json();
    // Some clients quote it.
    const quoted = { "idempotency-key": `"${key.toUpperCase()}"` };
    expect(await (await post({ ...inquiry, fillTime: 99_000 }, quoted)).json()).toEqual(first);
    const { receiptUrl, ...rest } = await (await post({ ...inquiry, message: "Without a key" })).json();
    expect(receiptUrl).toMatch(/^\/receipt\//);
    expect(await (await post({ ...inquiry, message: "Without a key" })).json()).toEqual(rest);
  });

  it("rejects a key that is not a UUID", async () => {
    await expectError(await post(inquiry, { "idempotency-key": "1" }), 400);
    expect(await countLeads()).toBe(0);
  });

  it.each([
    ["honeypot", { website: "https://spam.example" }],
    ["honeypot", { website: ["x"] }],
    ["honeypot", { website: { toString: 1 } }],
    ["too-fast", { fillTime: 1_999 }],
  ])("gives a held lead (%s) the usual response, and holds it for review", async (reason, change) => {
    const response = await post({ ...inquiry, ...change });
    expect(response.status).toBe(200);
    expect(Object.keys(await response.json()).sort()).toEqual([
      "isEmailPublic",
      "leadId",
      "receiptUrl",
      "reference",
    ]);
    const [found] = await store.listLeads();
    expect(found?.lead).toMatchObject({ status: "held", holdReason: reason });
    expect(found?.deliveries.every(({ status }) => status === "held")).toBe(true);
  });

  it("ignores unknown keys and invalid page data", async () => {
    const extra = {
      role: "admin",
      manager_id: 1,
      // In quotes alone, it would set the prototype.
      ["__proto__"]: { x: 1 },
      tracking: { path_url: 7 },
      fillTime: "x",
    };
    expect((await post({ ...inquiry, ...extra })).status).toBe(200);
    const [found] = await store.listLeads();
    expect(JSON.stringify(found)).not.toMatch(/admin|manager_id|__proto__|path_url/);
  });

  it("rejects a body that is not a JSON object with 400, over 32 KB with 413, of another type with 415", async () => {
    const brokenUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const deep = `{"name":${"[".repeat(5000)}${"]".repeat(5000)}}`;
    for (const body of ["name=Ada", '{"name":', "[]", "null", '"Ada"', "", brokenUtf8, deep])
      await expectError(await post(body), 400);
    const big = JSON.stringify({ ...inquiry, filler: "x".repeat(32 * 1024) });
    await expectError(await post(big), 413);
    await expectError(await post(big, { "content-length": String(big.length) }), 413);
    for (const type of ["text/plain", "multipart/form-data; boundary=x", ""])
      await expectError(await post(JSON.stringify(inquiry), { "content-type": type }), 415);
    expect(await countLeads()).toBe(0);
  });

  it("responds with 403 to cross-origin requests", async () => {
    await expectError(await post(inquiry, { origin: "https://evil.example" }), 403);
    await expectError(await post(inquiry, { "sec-fetch-site": "cross-site" }), 403);
    const sameSite = { "sec-fetch-site": "same-site", origin: "http://localhost:3000" };
    await expectError(await post(inquiry, sameSite), 403);
    await expectError(await post(inquiry, { origin: "null" }), 403);
    expect(await countLeads()).toBe(0);
  });

  it("holds leads over a client's rate limit, and responds with 429 only far beyond it", async () => {
    await start({ LEAD_RATE_BURST: "2", LEAD_RATE_PER_MINUTE: "6" });
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const postFrom = (client: string, changes = {}) =>
      post({ ...inquiry, ...changes }, { "x-forwarded-for": `9.9.9.9, ${client}` });
    // Invalid requests do not count as leads.
    expect((await postFrom("203.0.113.7", { email: "" })).status).toBe(422);
    const bodyKeys: string[] = [];
    for (let count = 1; count < 20; count += 1) {
      const response = await postFrom("203.0.113.7", { message: `Colleague ${count}` });
      expect(response.status).toBe(200);
      bodyKeys.push(Object.keys(await response.json()).join());
    }
    // The response must not reveal that a lead is held.
    expect(new Set(bodyKeys).size).toBe(1);
    const held = await store.listLeads({ state: "held" });
    expect(held.map(({ lead }) => lead.holdReason)).toEqual(Array(17).fill("one-of-many"));
    expect(await store.counts()).toMatchObject({ new: 2 });

    const refused = await postFrom("203.0.113.7", { message: "The twentieth" });
    const body = await expectError(refused, 429);
    expect(body.message).toMatch(/still in the form/);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect((await postFrom("203.0.113.8")).status).toBe(200);
    expect(await store.counts()).toMatchObject({ new: 3 });
  });

  it("holds leads from many networks of one IPv6 /48 beyond ten times a client's rate, and never rejects them", async () => {
    await start({ LEAD_RATE_BURST: "2", LEAD_RATE_PER_MINUTE: "6" });
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    let sent = 0;
    const postFrom = async (client: string) => {
      sent += 1;
      const headers = { "x-forwarded-for": client };
      expect((await post({ ...inquiry, message: `Lead ${sent}` }, headers)).status).toBe(200);
    };
    // A lead held for the rate of its client uses no token of the /48.
    for (let count = 0; count < 5; count += 1) await postFrom("2001:db8:1::1");
    for (let index = 1; index <= 18; index += 1) await postFrom(`2001:db8:1:${index}::1`);
    expect(await store.counts()).toMatchObject({ new: 20, held: 3 });
    for (let index = 19; index <= 60; index += 1) await postFrom(`2001:db8:1:${index}::1`);
    expect(await store.counts()).toMatchObject({ new: 20, held: 45 });
    const held = await store.listLeads({ state: "held" });
    expect(new Set(held.map(({ lead }) => lead.holdReason))).toEqual(new Set(["one-of-many"]));
    const others = ["2001:db8:2::1", "203.0.113.7", "::ffff:203.0.113.8"];
    for (const other of others) await postFrom(other);
    expect(await store.counts()).toMatchObject({ new: 23, held: 45 });
    // IPv4 clients share no limit, however near they are.
    for (let index = 10; index < 40; index += 1) await postFrom(`203.0.113.${index}`);
    expect(await store.counts()).toMatchObject({ new: 53, held: 45 });
  });

  it("responds with 503 while the database is down, and accepts the lead afterwards", async () => {
    await post(inquiry);
    const file = path.join(folder, "leads.sqlite");
    renameSync(file, `${file}.away`);
    const refused = await post({ ...inquiry, message: "Second" });
    const body = await expectError(refused, 503);
    expect(body.message).toMatch(/still in the form/);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    expect((await post({ ...inquiry, message: "Second" })).status).toBe(200);
    expect(await countLeads()).toBe(2);
  });

  it("logs nothing that the sender typed", async () => {
    const written: string[] = [];
    vi.mocked(process.stdout.write).mockImplementation((chunk) => written.push(String(chunk)) > 0);
    await post(inquiry, { "x-forwarded-for": "203.0.113.7" });
    expect(written.join("")).toMatch(/"event":"lead.accept"/);
    expect(written.join("")).not.toMatch(/Ada|engines|2071234567|50 GB|203\.0\.113/);
  });

  it("accepts a lead even if its links can't be signed", async () => {
    // Loaded again, because a process reads its key once.
    await start({ LINK_SIGNING_KEY: "" });
    writeFileSync(path.join(folder, "links.key"), "cut");
    const response = await post(inquiry);
    expect(response.status).toBe(200);
    const [found] = await store.listLeads();
    expect(await response.json()).toEqual({
      leadId: found?.lead.id,
      isEmailPublic: false,
      reference: expect.stringMatching(/^OX-/),
    });
  });

  it("does not log a held lead as accepted", async () => {
    const written: string[] = [];
    vi.mocked(process.stdout.write).mockImplementation((chunk) => written.push(String(chunk)) > 0);
    await post({ ...inquiry, fillTime: 1 });
    expect(JSON.parse(written.join(""))).toMatchObject({ outcome: "held", holdReason: "too-fast" });
  });
});

describe("POST /api/contact with a plain form", () => {
  const fields = {
    name: "Ada Lovelace",
    company: "Analytical Engines",
    email: "ada@engines.example",
    phonePrefix: "GB",
    phone: "2071234567",
    message: "",
    website: "",
  };

  it("reads product and plan from the query of the referrer", async () => {
    const referer = "http://localhost:3000/contact?product=RP&plan=50+GB";
    await postForm(fields, { referer });
    const [found] = await store.listLeads();
    expect(found?.lead.payload).toMatchObject({ form_type: "rpn", plan: "50 GB", path_url: referer });
  });

  it("ignores a referrer on another site", async () => {
    await postForm(fields, { referer: "https://evil.example/contact?product=RP&plan=Free" });
    const [found] = await store.listLeads();
    expect(found?.lead.payload).toMatchObject({ form_type: "", plan: "", product: "General" });
    expect(found?.lead.payload.path_url).toBeUndefined();
  });
});
