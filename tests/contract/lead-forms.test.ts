import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type LeadFormId, leadFormIds } from "@/lib/features/leads/forms";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { DestinationId } from "@/lib/features/leads/lead/types";
import { firstGuide, firstPost, firstValue, secondGuide } from "@/tests/fixtures/content-names";
import { leadBodies, payloadSchemaOf } from "@/tests/fixtures/lead-bodies";
import { type LeadRoutes, startLeadRoutes, testEvent } from "@/tests/fixtures/lead-routes";
import { createDatabase, emptyDatabase } from "@/tests/fixtures/shared-postgres";

const crm = {
  CRM_WEBHOOK_URL: "https://crm.example/hook",
  CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
};
const noDeliveries = async () => [];
const day = 24 * 3600 * 1000;

/** Where leads go when everything is configured, and the forms whose leads go elsewhere. */
const usualDestinations: DestinationId[] = ["crm", "sales-email", "visitor-email"];
const destinationsOf: Partial<Record<LeadFormId, DestinationId[]>> = {
  "scraping-digest": ["visitor-email"],
  "core-values": ["sales-email"],
};

/** Expected `form_type_value`: the subject of the form. */
const formTypeValues: Record<LeadFormId, string> = {
  inquiry: "50 GB",
  contact: "Starter",
  "contact-message": "",
  oxycon: "in-person",
  "free-trial": "free-trial",
  partners: "reseller",
  "gated-content": firstGuide,
  "scraping-digest": "",
  "blog-inquiry": firstPost,
  "core-values": firstValue,
};

const responseKeysOf: Partial<Record<LeadFormId, string[]>> = {
  oxycon: ["isEmailPublic", "leadId", "reference", "seat"],
  "gated-content": ["fileUrl", "isEmailPublic", "leadId", "receiptUrl", "reference"],
  "scraping-digest": ["leadId"],
};

let lastIp = 0;
function nextIp(): string {
  lastIp += 1;
  return `198.51.100.${lastIp % 256}`;
}

/** A body with a key of its own, by default each from another client. */
const keyed = (email: string, body: Record<string, unknown>, ip = nextIp()) =>
  [
    { ...body, email },
    { "idempotency-key": randomUUID(), "x-forwarded-for": ip },
  ] as const;

const mailedLinks = {
  "/api/oxycon/confirm": () => import("@/app/api/oxycon/confirm/route"),
  "/api/newsletter/confirm": () => import("@/app/api/newsletter/confirm/route"),
  "/api/newsletter/unsubscribe": () => import("@/app/api/newsletter/unsubscribe/route"),
};
type MailedLink = keyof typeof mailedLinks;
const formType = { "content-type": "application/x-www-form-urlencoded" };

const tokenIn = (url: string) => new URL(url).searchParams.get("token") ?? "";

async function postTo(routes: LeadRoutes, link: MailedLink, body: string, headers: Record<string, string>) {
  const { POST } = await mailedLinks[link]();
  return routes.call(POST, link, { method: "POST", headers, body });
}
/** Posts the token of a mailed link like the button of its page. */
const postToken = (routes: LeadRoutes, link: MailedLink, token: string) =>
  postTo(routes, link, new URLSearchParams({ token }).toString(), formType);
const postTokenInJson = (routes: LeadRoutes, link: MailedLink, token: string, headers = {}) =>
  postTo(routes, link, JSON.stringify({ token }), { "content-type": "application/json", ...headers });

let routes: LeadRoutes;
afterEach(() => routes.stop());

const count = async () => (await routes.store.listLeads({ limit: 1000 })).length;
const seat = (email: string, attendance = "in-person", ip = nextIp()) =>
  routes.post("oxycon", ...keyed(email, { ...leadBodies.oxycon, attendance }, ip));
const tokenOf = async (leadId: string) => {
  const { buildSeatLink } = await import("@/lib/features/leads/lead/seat-link");
  return tokenIn(await buildSeatLink(leadId));
};
const seatState = async (leadId: string) => {
  const { getRegistrationLinkState } = await import("@/lib/features/leads/event-seats");
  return getRegistrationLinkState(await tokenOf(leadId), Date.now());
};
const confirmBy = (token: string) => postToken(routes, "/api/oxycon/confirm", token);
/** Confirms a registration, again if a slow machine's database was too busy, as the page tells a person to. */
const confirm = async (leadId: string) => {
  const token = await tokenOf(leadId);
  let answer = await confirmBy(token);
  while (answer.status === 503) answer = await confirmBy(token);
  return answer;
};
const confirmInJson = async (leadId: string) =>
  postTokenInJson(routes, "/api/oxycon/confirm", await tokenOf(leadId));
/** Lets the event take place in a smaller hall. */
const setHallSize = async (seats: number) => {
  const { endpoints } = await import("@/lib/content/endpoints/endpoints");
  const event = await endpoints.event.readCached();
  const small = { ...event, place: { ...event.place, seats } };
  vi.spyOn(endpoints.event, "readCached").mockResolvedValue(small);
};
const taken = () => routes.store.countTakenSeats(testEvent.id);
const signUp = (email: string) =>
  routes.post("scraping-digest", ...keyed(email, leadBodies["scraping-digest"]));
const bookSeat = async (email: string, attendance?: string): Promise<string> =>
  (await (await seat(email, attendance)).json()).leadId;

describe.each(["sqlite", "postgres"] as const)("seats in the hall on %s", (kind) => {
  let databaseUrl = "";
  beforeAll(async () => {
    if (kind === "postgres") databaseUrl = await createDatabase();
  });
  beforeEach(async () => {
    if (kind === "postgres") await emptyDatabase(databaseUrl);
    routes = await startLeadRoutes({ ...crm, TRUSTED_PROXY_HOPS: "1", DATABASE_URL: databaseUrl });
  });

  it("book one seat in the hall on confirmation, however often it is confirmed", async () => {
    const leadId = await bookSeat("ada@engines.example");
    expect(await seatState(leadId)).toBe("pending");
    expect(await taken()).toBe(0);
    expect((await confirm(leadId)).status).toBe(303);
    await confirm(leadId);
    expect((await confirmInJson(leadId)).status).toBe(200);
    expect(await seatState(leadId)).toBe("confirmed");
    expect(await taken()).toBe(1);
  });

  it("give the last two seats to exactly two of twenty concurrent confirmations", async () => {
    const seats = 4;
    await setHallSize(seats);
    for (const email of ["ada@early.example", "bob@early.example"]) await confirm(await bookSeat(email));
    const lastIds = await Promise.all(
      Array.from({ length: 20 }, (_, i) => bookSeat(`ada@late-${i}.example`)),
    );
    await Promise.all(lastIds.map(confirm));
    const states = await Promise.all(lastIds.map(seatState));
    expect(states.filter((state) => state === "confirmed")).toHaveLength(2);
    expect(states.filter((state) => state === "full")).toHaveLength(18);
    expect(await taken()).toBe(seats);
    const refused = await seat("bob@engines.example");
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: "All in-person seats are taken. You can still take part online." },
    ]);
    expect((await seat("bob@engines.example", "online")).status).toBe(200);
    const plain = await routes.postForm("oxycon", { ...leadBodies.oxycon, consent: "on" });
    expect(plain.headers.get("location")).toBe("/not-sent/no-seats");
  });

  it("hold the sixth in-person registration from one client, without revealing it in the response", async () => {
    const bodies = [];
    for (let index = 0; index < 6; index += 1) {
      const email = `ada@firm-${index}.example`;
      bodies.push(await (await seat(email, "in-person", "203.0.113.7")).json());
    }
    expect(new Set(bodies.map((body) => String(Object.keys(body)))).size).toBe(1);
    const held = await routes.store.listLeads({ state: "held" });
    expect(held.map(({ lead }) => [lead.id, lead.holdReason])).toEqual([[bodies[5].leadId, "one-of-many"]]);
    expect((await seat("ada@online.example", "online", "203.0.113.7")).status).toBe(200);
    expect(await routes.store.counts()).toMatchObject({ new: 6, held: 1 });
  });

  it("give a mailbox one seat, without revealing to others that it has one", async () => {
    const responseKeys = [];
    for (const email of ["ada@engines.example", "ADA@engines.example", "ada+2@engines.example"]) {
      const answer = await (await seat(email)).json();
      await confirm(answer.leadId);
      responseKeys.push(Object.keys(answer).sort());
    }
    expect(new Set(responseKeys.map(String)).size).toBe(1);
    expect(await taken()).toBe(1);
  });

  it.each([
    ["domain", (i: number) => ({ email: `person-${i}@mail-${i}.engines.example` })],
    [
      "name at a public provider",
      (i: number) => ({ email: `person-${i}@gmail.com`, company: `Engines  Ltd${i % 2 ? "." : ""}` }),
    ],
  ])("give the people of one company, by its %s, five seats", async (_, personOf) => {
    const states = [];
    let lastLead = "";
    for (let i = 0; i < 6; i += 1) {
      const { email, ...person } = personOf(i);
      const body = { ...leadBodies.oxycon, ...person };
      const { leadId } = await (await routes.post("oxycon", ...keyed(email, body))).json();
      await confirm(leadId);
      states.push(await seatState(leadId));
      lastLead = leadId;
    }
    expect(states).toEqual([...Array(5).fill("confirmed"), "company-full"]);
    const refused = await confirmInJson(lastLead);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: "Your company has all its in-person seats. You can still take part online." },
    ]);
    await confirm(await bookSeat("ada@others.example"));
    expect(await taken()).toBe(6);
  });
});

describe("the forms", () => {
  beforeEach(async () => {
    routes = await startLeadRoutes({ ...crm, TRUSTED_PROXY_HOPS: "1" });
  });

  it.each(leadFormIds)("store the form %s before responding, once for all repeats", async (form) => {
    const headers = { "idempotency-key": randomUUID() };
    const responses = await Promise.all([1, 2, 3].map(() => routes.post(form, leadBodies[form], headers)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [answer, ...repeats] = await Promise.all(responses.map((response) => response.json()));
    expect(answer.message).toBeUndefined();
    for (const repeat of repeats) expect(repeat.leadId).toBe(answer.leadId);
    const [found, ...others] = await routes.store.listLeads();
    expect(others).toEqual([]);
    expect(found?.lead).toMatchObject({ id: answer.leadId, form, status: "new" });
    const payload = payloadSchemaOf(form).parse(found?.lead.payload);
    expect(payload).toMatchObject({ form_type_value: formTypeValues[form] });
    expect(found?.deliveries.map(({ destination }) => destination)).toEqual(
      destinationsOf[form] ?? usualDestinations,
    );
    expect(Object.keys(answer).sort()).toEqual(
      responseKeysOf[form] ?? ["isEmailPublic", "leadId", "receiptUrl", "reference"],
    );
  });

  it("give no seat to a held registration until it is released", async () => {
    const body = { ...leadBodies.oxycon, website: "x" };
    const { leadId } = await (await routes.post("oxycon", ...keyed("ada@engines.example", body))).json();
    await confirm(leadId);
    expect([await seatState(leadId), await taken()]).toEqual(["invalid", 0]);
    await routes.store.release(leadId, Date.now());
    await confirm(leadId);
    expect([await seatState(leadId), await taken()]).toEqual(["confirmed", 1]);
  });

  it("allow changing from online to in person, but not back", async () => {
    await bookSeat("ada@engines.example", "online");
    expect(await taken()).toBe(0);
    await confirm(await bookSeat("ada@engines.example"));
    await bookSeat("ada@engines.example", "online");
    expect(await taken()).toBe(1);
  });

  it("free the seat of a withdrawn or erased registration", async () => {
    const leadId = await bookSeat("ada@engines.example");
    await confirm(leadId);
    await confirm(await bookSeat("bob@engines.example"));
    await routes.store.withdraw(leadId);
    expect([await taken(), await seatState(leadId)]).toEqual([1, "invalid"]);
    await routes.store.erase("bob@engines.example", "hash", Date.now());
    expect(await taken()).toBe(0);
  });

  it("reject registrations and confirmations once the event is over", async () => {
    const leadId = await bookSeat("ada@engines.example");
    vi.useFakeTimers({ now: Date.parse(testEvent.end), toFake: ["Date"] });
    try {
      await confirm(leadId);
      expect([await seatState(leadId), await taken()]).toEqual(["over", 0]);
      expect((await confirmInJson(leadId)).status).toBe(410);
      for (const attendance of ["in-person", "online"]) {
        const refused = await seat("bob@engines.example", attendance);
        expect([refused.status, (await refused.json()).message]).toEqual([
          410,
          expect.stringContaining("over"),
        ]);
      }
      const plain = await routes.postForm("oxycon", { ...leadBodies.oxycon, consent: "on" });
      expect(plain.headers.get("location")).toBe("/not-sent/event-over");
    } finally {
      vi.useRealTimers();
    }
    expect(await count()).toBe(1);
  });

  it("reject a forged confirmation token", async () => {
    const leadId = await bookSeat("ada@engines.example");
    const changed = `${await tokenOf(leadId)}.1`;
    for (const token of ["", "x", leadId, `${leadId}.x`, changed]) await confirmBy(token);
    expect(await taken()).toBe(0);
  });

  it("store a second lead if another client sends the same without a key", async () => {
    const sendFrom = async (client: string) => {
      const response = await routes.post("free-trial", leadBodies["free-trial"], {
        "x-forwarded-for": client,
      });
      return { status: response.status, ...(await response.json()) };
    };
    const [first] = await Promise.all(Array.from({ length: 20 }, () => sendFrom("203.0.113.7")));
    expect(await count()).toBe(1);
    const other = await sendFrom("203.0.113.8");
    expect(other).toEqual({
      ...first,
      leadId: expect.any(String),
      reference: expect.any(String),
      receiptUrl: expect.any(String),
    });
    expect(other.leadId).not.toBe(first.leadId);
    expect(other.reference).not.toBe(first.reference);
    expect((await sendFrom("203.0.113.8")).leadId).toBe(other.leadId);
    expect((await sendFrom("203.0.113.7")).leadId).not.toBe(other.leadId);
  });

  it("respond with 404 to a correction whose lead is withdrawn meanwhile, and with 409 to a used key", async () => {
    const { store } = routes;
    const { leadId, receiptUrl } = await (await routes.post("inquiry", leadBodies.inquiry)).json();
    const { POST } = await import("@/app/api/receipts/[token]/correct/route");
    const correct = (message: string, key = randomUUID()) =>
      routes.call(POST, `/api${receiptUrl.replace("receipt", "receipts")}/correct`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({ message }),
      });
    const key = randomUUID();
    const responses = await Promise.all([correct("First", key), correct("Second"), correct("Third")]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await correct("Other", key)).status).toBe(409);
    const accept = store.accept.bind(store);
    vi.spyOn(store, "accept").mockImplementationOnce(async (...lead) => {
      await store.withdraw(leadId);
      return accept(...lead);
    });
    const fourth = await correct("Fourth");
    const fifth = await correct("Fifth");
    expect([fourth.status, await fourth.json()]).toEqual([404, await fifth.json()]);
    expect(await count()).toBe(0);
  });

  it("give the same response to new, pending, subscribed and unsubscribed addresses", async () => {
    const { store } = routes;
    const addresses = ["new", "asked", "listed", "left"].map((name) => `${name}@engines.example`);
    const leadIds = new Map<string, string>();
    for (const email of addresses.slice(1)) leadIds.set(email, (await (await signUp(email)).json()).leadId);
    const idOf = (email: string) => leadIds.get(email) ?? "";
    await store.confirmSignUp(idOf("listed@engines.example"), noDeliveries, Date.now());
    await store.confirmSignUp(idOf("left@engines.example"), noDeliveries, Date.now());
    await store.unsubscribe(idOf("left@engines.example"), noDeliveries, Date.now());
    const results = await Promise.all(
      addresses.map(async (email) => {
        const before = await count();
        const response = await signUp(email);
        const { leadId, ...rest } = await response.json();
        const deliveries = (await store.getLead(leadId))?.deliveries.map(({ destination }) => destination);
        return {
          status: response.status,
          headers: [...response.headers],
          rest,
          deliveries,
          isMore: before < (await count()),
        };
      }),
    );
    expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(results[0]).toMatchObject({ status: 200, rest: {}, deliveries: ["visitor-email"], isMore: true });
    expect((await store.getSignUp(idOf("listed@engines.example")))?.status).toBe("confirmed");
  });

  it("reveal nothing about a sign-up to a repeat without its key", async () => {
    const body = leadBodies["scraping-digest"];
    const { leadId: firstId, ...firstRest } = await (await routes.post("scraping-digest", body)).json();
    const { leadId: otherId, ...otherRest } = await (await routes.post("scraping-digest", body)).json();
    expect(otherRest).toEqual(firstRest);
    expect(otherId).toMatch(/^[\da-f-]{36}$/);
    expect(otherId).not.toBe(firstId);
    expect(await count()).toBe(1);
  });

  it("allow the same sign-up without a key after an unsubscription; only its own link works", async () => {
    const { store } = routes;
    const signUpAgain = async () =>
      (await routes.post("scraping-digest", leadBodies["scraping-digest"])).json();
    const first = await signUpAgain();
    const now = Date.now();
    await store.unsubscribe(first.leadId, noDeliveries, now);
    vi.spyOn(Date, "now").mockReturnValue(now + 1_000);
    const second = await signUpAgain();
    expect((await store.getSignUp(first.leadId))?.status).toBe("unsubscribed");
    expect(await store.confirmSignUp(first.leadId, noDeliveries, now + 2_000)).toBe(false);
    expect(await store.confirmSignUp(second.leadId, noDeliveries, now + 2_000)).toBe(true);
    expect((await store.getSignUp(second.leadId))?.status).toBe("confirmed");
  });

  it("erase a person's newsletter subscription, too", async () => {
    const { leadId } = await (await signUp("ada@engines.example")).json();
    await routes.store.erase("ada@engines.example", "hash", Date.now());
    expect(await routes.store.getSignUp(leadId)).toBeNull();
    await signUp("ada@engines.example");
    expect(await count()).toBe(1);
  });

  it.each(leadFormIds)("redirect %s without JavaScript to its result page", async (form) => {
    const { fullPhoneNumber, consent, ...typed }: Record<string, unknown> = leadBodies[form];
    const texts = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, String(value)]));
    const phone: Record<string, string> =
      fullPhoneNumber === undefined ? {} : { phonePrefix: "GB", phone: "2071234567" };
    const sent = await routes.postForm(form, {
      ...texts,
      ...phone,
      ...(consent === true ? { consent: "on" } : {}),
    });
    const path = form === "inquiry" ? "/contact/received" : `/sent/${form}`;
    const [stored] = await routes.store.listLeads();
    // The response must not reveal whether an address is subscribed.
    const query = form === "scraping-digest" ? "" : `?reference=${formatReference(stored?.lead.id ?? "")}`;
    expect([sent.status, sent.headers.get("location")]).toEqual([303, path + query]);
    const refused = await routes.postForm(form, {});
    expect(refused.headers.get("location")).toBe(
      form === "inquiry" ? "/contact/not-received" : `/not-sent/${form}`,
    );
    expect(await routes.store.listLeads()).toHaveLength(1);
  });

  it.each([
    [
      "inquiry",
      { name: " ", company: undefined, email: ["ada@engines.example"], fullPhoneNumber: "+44 x" },
      {
        name: "Name is required",
        company: "Company is required",
        email: "Email is required",
        fullPhoneNumber: "Must be a number",
      },
    ],
    ["contact", { surname: "" }, { surname: "Surname is required" }],
    ["contact-message", { message: "" }, { message: "Message is required" }],
    [
      "oxycon",
      { consent: false, attendance: "tv" },
      {
        attendance: "Choose how you will attend",
        consent: "Please confirm that you have read the privacy policy",
      },
    ],
    [
      "scraping-digest",
      { email: 7, consent: undefined },
      { email: "Email is required", consent: "Please confirm that you have read the privacy policy" },
    ],
    ["core-values", { email: "nobody" }, { email: "Email must be a valid email address" }],
    [
      "core-values",
      { email: 7, value: 7 },
      { email: "Expected string, received number", value: "Choose a value" },
    ],
    ["core-values", { value: "greed" }, { value: "Choose one from the list" }],
    ["partners", { kind: "friend" }, { kind: "Choose one from the list" }],
    ["gated-content", { guide: "no-such-guide" }, { guide: "Choose one from the list" }],
    ["blog-inquiry", { post: "no-such-post" }, { post: "Choose one from the list" }],
  ] as const)("report the invalid fields of %s, and store nothing", async (form, change, fields) => {
    const response = await routes.post(form, { ...leadBodies[form], ...change });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: "Check the marked fields.", fields });
    expect(await routes.store.listLeads()).toEqual([]);
  });

  it("serve the guide at the link in the response", async () => {
    const { fileUrl } = await (await routes.post("gated-content", leadBodies["gated-content"])).json();
    const { GET } = await import("@/app/api/files/[guide]/route");
    const file = await routes.call(GET, fileUrl);
    expect(file.status).toBe(200);
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(file.headers.get("content-disposition")).toContain(`oxbow-${firstGuide}.html`);
    const html = await file.text();
    expect(html).toContain('href="http://localhost:3000/');
    expect(html).not.toMatch(/href="\//);
    const forged = [
      fileUrl.replace(firstGuide, secondGuide),
      fileUrl.replace(/expires=\d/, "expires=9"),
      fileUrl.replace(/signature=.*/, ""),
      "/api/files/nothing",
    ];
    const inBrowser = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };
    for (const link of forged) {
      const json = await routes.call(GET, link);
      expect([json.status, Object.keys(await json.json())]).toEqual([404, ["message"]]);
      const page = await routes.call(GET, link, inBrowser);
      expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    }
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + day + 2000);
    const expired = await routes.call(GET, fileUrl, inBrowser);
    expect([expired.status, expired.headers.get("cache-control")]).toEqual([410, "private, no-store"]);
    expect(await expired.text()).toContain(`/resources/guides/${firstGuide}`);
  });

  it("report the seats left, rounded down to tens, so that nobody can test who has one", async () => {
    const { GET } = await import("@/app/api/oxycon/seats/route");
    const fetchSeats = async () => (await routes.call(GET, "/api/oxycon/seats")).json();
    expect(await fetchSeats()).toEqual({ left: testEvent.seats, isFull: false });
    const { leadId } = await (await routes.post("oxycon", leadBodies.oxycon)).json();
    expect(await fetchSeats()).toEqual({ left: testEvent.seats, isFull: false });
    const limits = {
      event: testEvent.id,
      hallCapacity: testEvent.seats,
      company: "engines.example",
      companyLimit: 5,
    };
    await routes.store.confirmSeat(leadId, limits);
    expect(await fetchSeats()).toEqual({ left: 170, isFull: false });
  });
});

describe("the links in newsletter emails", () => {
  let links: { confirmUrl: string; unsubscribeUrl: string; oneClickUrl: string };
  let leadId: string;
  const status = async () => (await routes.store.getSignUp(leadId))?.status;
  const confirm = (token: string) => postToken(routes, "/api/newsletter/confirm", token);

  beforeEach(async () => {
    routes = await startLeadRoutes(crm);
    ({ leadId } = await (await routes.post("scraping-digest", leadBodies["scraping-digest"])).json());
    links = await (await import("@/lib/features/leads/lead/newsletter-links")).buildNewsletterLinks(leadId);
  });

  it("confirm and unsubscribe with the buttons, and report the subscription only then", async () => {
    expect((await routes.store.getLead(leadId))?.deliveries).toHaveLength(1);
    const response = await confirm(tokenIn(links.confirmUrl));
    expect(response.status).toBe(303);
    expect(links.confirmUrl).toContain(response.headers.get("location"));
    expect(await status()).toBe("confirmed");
    const delivery = (await routes.store.getLead(leadId))?.deliveries[0];
    expect(JSON.parse(delivery?.body ?? "")).toMatchObject({
      type: "subscriber.confirmed",
      data: { id: leadId, oxm: "ada@engines.example", leave_url: links.unsubscribeUrl },
    });
    const token = tokenIn(links.unsubscribeUrl);
    expect((await postToken(routes, "/api/newsletter/unsubscribe", token)).status).toBe(303);
    expect(await status()).toBe("unsubscribed");
  });

  it.each([
    ["as a form", formType["content-type"], "List-Unsubscribe=One-Click"],
    [
      "as multipart, which RFC 8058 recommends",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    "unsubscribe with one click in an email program, without a redirect, %s",
    async (_format, type, body) => {
      const { POST } = await import("@/app/api/newsletter/unsubscribe/route");
      const { pathname, search } = new URL(links.oneClickUrl);
      const init = { method: "POST", headers: { "content-type": type }, body };
      expect((await routes.call(POST, pathname + search, init)).status).toBe(200);
      expect(await status()).toBe("unsubscribed");
    },
  );

  it("reject cross-origin requests", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null", "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      const token = tokenIn(links.confirmUrl);
      expect((await postTokenInJson(routes, "/api/newsletter/confirm", token, headers)).status).toBe(403);
    }
    expect(await status()).toBe("pending");
  });

  it("change nothing on GET", async () => {
    const { getLinkState } = await import("@/lib/features/newsletter/link-state");
    expect(await getLinkState("confirm", tokenIn(links.confirmUrl))).toBe("pending");
    expect(await getLinkState("unsubscribe", tokenIn(links.unsubscribeUrl))).toBe("pending");
    const { GET } = await import("@/app/api/newsletter/confirm/route");
    expect((await routes.call(GET, "/api/newsletter/confirm")).status).toBe(405);
    expect(await status()).toBe("pending");
  });

  it("rate-limit all invalid tokens of a client together, and each valid token separately", async () => {
    await routes.stop();
    routes = await startLeadRoutes({ LEAD_RATE_BURST: "2", LEAD_RATE_PER_MINUTE: "1" });
    ({ leadId } = await (await routes.post("scraping-digest", leadBodies["scraping-digest"])).json());
    links = await (await import("@/lib/features/leads/lead/newsletter-links")).buildNewsletterLinks(leadId);
    const codesOf = async (token: string) =>
      (await Promise.all([1, 2, 3].map(() => confirm(token)))).map(({ status: code }) => code).sort();
    expect(await codesOf(`${leadId}.x`)).toEqual([303, 303, 429]);
    expect(await codesOf(tokenIn(links.confirmUrl))).toEqual([303, 303, 429]);
    expect(await status()).toBe("confirmed");
  });

  it("reject a forged token, or one with another purpose", async () => {
    const changed = `${tokenIn(links.confirmUrl)}.1`;
    const long = "x".repeat(201);
    for (const token of [
      "",
      "x",
      leadId,
      `${leadId}.x`,
      tokenIn(links.unsubscribeUrl),
      changed,
      "é.é",
      long,
    ]) {
      await confirm(token);
    }
    expect(await status()).toBe("pending");
    const forged = await postTokenInJson(routes, "/api/newsletter/confirm", `${leadId}.x`);
    expect(forged.status).toBe(404);
  });
});
