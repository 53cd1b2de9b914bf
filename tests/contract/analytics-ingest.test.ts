import type { IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LocalServer, startLocalServer } from "@/tests/fixtures/local-server";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();
const servers: LocalServer[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATA_DIR", folder());
  // Stopped, so that limits do not refill while a test counts.
  vi.spyOn(Date, "now").mockReturnValue(Date.now());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await (await globalThis.oxbowAnalyticsStore)?.close();
  globalThis.oxbowAnalyticsStore = undefined;
  globalThis.oxbowAnalyticsCounts = undefined;
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) await server.close();
});

const token = "oxbow_website";
const range = { from: 0, to: Number.MAX_SAFE_INTEGER };
const pageview = (properties: object = {}) => ({
  event: "$pageview",
  properties: { token, distinct_id: "0199a2b0-aaaa", $session_id: "s", ...properties },
});

type Answer = { status: number; body: unknown; headers: Headers };
async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

const load = () => import("@/app/ingest/[[...path]]/route");

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
  const { POST } = await load();
  return toAnswer(
    await POST(new Request(`http://localhost:3000/ingest/${path}`, { method: "POST", body, headers })),
  );
}

async function get(path: string): Promise<Answer> {
  const { GET } = await load();
  return toAnswer(await GET(new Request(`http://localhost:3000/ingest/${path}`)));
}

const gzip = (value: unknown) => new Uint8Array(gzipSync(JSON.stringify(value)));

async function openStore() {
  const { getAnalyticsStore } = await import("@/lib/features/analytics/store");
  return getAnalyticsStore();
}

const countVisits = async () => (await (await openStore()).countVisits(range)).visits;

describe("the embedded ingest", () => {
  it.each<[string, BodyInit]>([
    ["e/?compression=gzip-js", gzip([pageview()])],
    ["e", `data=${encodeURIComponent(Buffer.from(JSON.stringify([pageview()])).toString("base64"))}`],
    ["i/v0/e/", JSON.stringify(pageview())],
    ["batch/", gzip({ batch: [pageview()] })],
  ])("stores events sent to %s", async (path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 200, body: { status: 1 } });
    expect(await countVisits()).toBe(1);
  });

  it("rejects a malformed body, or one whose parsing would take too long", async () => {
    const bodies = [
      ...[new Uint8Array([0x1f, 0x8b, 1, 2]), new Uint8Array([0x22, 0xff, 0x22])],
      ...["{", "", "data=%%%", "data=a*b", "date=e30%3D"],
      ...["[".repeat(200) + "]".repeat(200), `[${"{},".repeat(100_000)}{}]`],
    ];
    for (const body of bodies)
      expect(await post("e", body)).toMatchObject({
        status: 400,
        body: { message: "The request could not be read." },
      });
  });

  it("rejects cross-origin requests, other content types and paths, large bodies and decompression bombs", async () => {
    expect((await post("e", gzip([pageview()]), { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("e", gzip([pageview()]), { "content-type": "image/png" })).status).toBe(415);
    expect((await post("e", new Uint8Array(1_048_577))).status).toBe(413);
    expect((await post("e", new Uint8Array(gzipSync(Buffer.alloc(20_000_000, 32))))).status).toBe(413);
    expect((await post("nothing", "{}")).status).toBe(404);
    expect((await post("", "{}")).status).toBe(404);
    expect((await get("e")).status).toBe(405);
  });

  it("tells a client far over its rate limit to stop sending that kind of event", async () => {
    const snapshot = gzip([{ event: "$snapshot", properties: { token } }]);
    let last = await post("s", snapshot);
    // Recordings are discarded.
    expect(last).toMatchObject({ status: 200, body: { status: 1 } });
    for (let i = 0; i < 301; i += 1) last = await post("s", "{}");
    expect(last).toMatchObject({ status: 429, body: { quota_limited: ["recordings"] } });
    expect(last.headers.get("retry-after")).toBe("60");
  });

  it.each([
    ["rejected", 401, gzip([pageview({ token: "phc_other", filler: "x".repeat(1_000_000) })])],
    ["not decoded", 400, Buffer.from(`data=YQ==&${"+".repeat(1_000_000)}`)],
  ])("counts bytes that are %s against the rate limit", async (_name, status, body) => {
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1) statuses.push((await post("e", body)).status);
    expect(statuses).toEqual([...Array(19).fill(status), 429]);
  });

  it("stores a page view with its columns and no other property, and no NUL, which Postgres rejects", async () => {
    vi.stubEnv("COUNTRY_HEADER", "cf-ipcountry");
    const properties = {
      distinct_id: "a\0b",
      $session_id: "s\0",
      $current_url: "https://oxbow.example/pricing?utm_campaign=spring&email=a@b.example",
      $device_type: "Mobile",
      $browser_language: "lt",
      utm_source: "news\0",
      utm_medium: "email",
      utm_campaign: "spring",
      utm_content: "top",
    };
    const { status } = await post("e", gzip([pageview(properties)]), { "cf-ipcountry": "nl" });
    expect(status).toBe(200);
    const database = new DatabaseSync(folder("analytics.sqlite"), { readOnly: true });
    const rows = database.prepare("select * from analytics_events").all();
    database.close();
    const visitor = { person: "ab", is_identified: 0, session: "s", country: "NL", device: "Mobile" };
    const campaign = { source: "news", medium: "email", campaign: "spring", content: "top" };
    const page = { path: "/pricing", page_type: "pricing", properties: "{}" };
    expect(rows).toMatchObject([{ name: "$pageview", ...visitor, ...campaign, ...page }]);
    expect(JSON.stringify(rows)).not.toMatch(/a@b|"lt"|\\u0000/);
    const { vitalSchema } = await import("@/lib/features/analytics/vitals/accept");
    expect(vitalSchema.shape.path.parse("/a\0b")).toBe("/ab");
  });

  it("stores a page's path, listed properties only, and the time of receipt for an implausible one", async () => {
    const now = Date.now();
    const answerAt = (at: number) => ({
      ...pageview({
        $current_url: "https://oxbow.example/pricing?email=a@b.example",
        $survey_id: `s${at}`,
        $browser_language: "lt",
      }),
      event: "survey sent",
      timestamp: new Date(at).toISOString(),
    });
    const times = [now - 2_000, now + 30_000, Date.parse("1999-01-01")];
    // Half a millisecond, which no column can hold.
    const halfway = { ...pageview({ $survey_id: "half" }), event: "survey sent", offset: 0.5 };
    expect((await post("e", gzip([...times.map(answerAt), halfway]))).status).toBe(200);
    const store = await openStore();
    const stored = await store.listSurveyEvents(range);
    expect(new Map(stored.map(({ properties, at }) => [properties, at]))).toEqual(
      new Map([
        [`{"$survey_id":"s${times[0]}"}`, now - 2_000],
        ['{"$survey_id":"half"}', now - 1],
        [`{"$survey_id":"s${times[1]}"}`, now],
        [`{"$survey_id":"s${times[2]}"}`, now],
      ]),
    );
    expect(await store.countPages(range)).toMatchObject([{ name: "/pricing" }]);
  });

  it("serves the library's configuration requests", async () => {
    expect((await get(`array/${token}/config`)).body).toMatchObject({
      token,
      surveys: true,
      sessionRecording: false,
    });
    expect((await get(`api/surveys/?token=${token}`)).body).toMatchObject({
      // Not the third one, which has not begun.
      surveys: [{ id: "pricing-clarity" }, { id: "guide-use" }],
    });
    expect((await get(`api/web_experiments/?token=${token}`)).body).toMatchObject({
      experiments: [{ id: 1 }, { id: 2 }],
    });
  });

  it("serves flags at /flags and, with the configuration for older clients, at /decide", async () => {
    const question = JSON.stringify({ token, distinct_id: "a" });
    const { status, body } = await post("flags/?v=2", question);
    expect(status).toBe(200);
    expect(body).toMatchObject({ flags: { "pricing-note": { enabled: true, variant: expect.any(String) } } });
    expect(await post("decide/?v=3", question)).toMatchObject({
      status: 200,
      body: {
        featureFlags: { "pricing-note": expect.any(String) },
        featureFlagPayloads: {},
        errorsWhileComputingFlags: false,
        supportedCompression: ["gzip-js"],
        siteApps: [],
      },
    });
    expect((await get("decide")).status).toBe(405);
  });

  const other = pageview({ token: "phc_other" });
  const buildAnswers = (count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`$survey_response_q${i}`, text]));

  it.each<[string, string, unknown, number, RegExp]>([
    ["nothing", "e", [], 400, /key is missing/],
    ["a number", "e", 5, 400, /key is missing/],
    ["an event without a key", "e", { distinct_id: "me" }, 400, /key is missing/],
    ["an empty key", "e", [pageview({ token: "" })], 400, /key is missing/],
    ["a key that is not a string", "e", [pageview({ token: 7 })], 400, /key is missing/],
    ["an event of another project", "e", [pageview(), other], 401, /key is wrong/],
    ["a batch of another project", "e", { api_key: "phc_other", batch: [pageview()] }, 401, /key is wrong/],
    ["a recording of another project", "s", [other], 401, /key is wrong/],
    ["another project in the URL", "e?token=phc_other", [pageview()], 401, /key or token/],
    [
      "flags of another project",
      "decide/?v=3",
      { token: "phc_other", distinct_id: "a" },
      401,
      /key is wrong/,
    ],
    ["flags for no id", "flags/?v=2", { token }, 400, /distinct_id/],
    ["flags for a placeholder", "decide/?v=3", { token, distinct_id: "undefined" }, 400, /distinct_id/],
    [
      "flags for a URL that is not a string",
      "flags/?v=2",
      { token, distinct_id: "me", person_properties: { $current_url: {} } },
      400,
      /URL/,
    ],
    ["an event with 50 properties", "e", [pageview(buildAnswers(50, "x"))], 400, /at most/],
    ["an event of 48 KB", "e", [pageview(buildAnswers(12, "é".repeat(2_000)))], 400, /at most/],
    ["an unknown event", "e", [{ ...pageview(), event: "$autocapture" }], 400, /catalog/],
    ["a name that is not a text", "e", [{ ...pageview(), event: 7 }], 400, /name/],
    ["a URL that is not a text", "e", [pageview({ $current_url: 7 })], 400, /current URL/],
    ["an empty id", "e", [pageview({ distinct_id: " " })], 400, /distinct_id/],
    ["a placeholder for an id", "e", [pageview({ distinct_id: "Undefined" })], 400, /distinct_id/],
    ["an object for an id", "e", [pageview({ distinct_id: "[object Object]" })], 400, /distinct_id/],
    ["no events", "e", { api_key: token, batch: [] }, 400, /no events/],
  ])("rejects %s", async (_what, path, body, status, message) => {
    expect(await post(path, gzip(body))).toMatchObject({
      status,
      body: { message: expect.stringMatching(message) },
    });
    expect(await countVisits()).toBe(0);
  });

  it("responds with 401 to a client of another project", async () => {
    for (const path of [
      "api/surveys/?token=x",
      "api/surveys/",
      "api/web_experiments/?token=x",
      "array/x/config",
    ])
      expect((await get(path)).status, path).toBe(401);
  });

  /** A batch of 1.7 MB. */
  function buildLargeBatch(number: number) {
    const answers = { $survey_response: "x".repeat(2_000), $survey_response_b: "y".repeat(2_000) };
    return gzip(
      Array.from({ length: 400 }, (_, i) => ({
        ...pageview({ ...answers, $session_id: `${number}-${i}` }),
        uuid: crypto.randomUUID(),
      })),
    );
  }

  it("applies and reports a daily quota per client, and four times that per IPv6 /48", async () => {
    const from = async (client: string, body = gzip([pageview()])) =>
      (await post("e", body, { "x-oxbow-peer-address": client })).status;
    const kept: number[] = [];
    // The fifth batch reaches a client's quota, the twentieth that of the /48.
    for (let network = 0; network < 6; network += 1) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1)
        statuses.push(await from(`2001:db8:1:${network}::1`, buildLargeBatch(network * 10 + i)));
      kept.push(statuses.filter((status) => status === 200).length);
    }
    expect(kept).toEqual([5, 5, 5, 5, 0, 0]);
    const { analyticsCounts } = await import("@/lib/features/analytics/store/counts");
    expect(analyticsCounts()).toMatchObject({ kept: 20 * 400, over_quota: 16 * 400 });
    expect(await countVisits()).toBe(20 * 400);
    expect(await from("2001:db8:1:99::1", buildLargeBatch(99))).toBe(429);
    for (const other of ["2001:db8:2::1", "203.0.113.7", "::ffff:203.0.113.8"])
      expect(await from(other, buildLargeBatch(100)), other).toBe(200);
  });

  it("stores the valid events of a batch", async () => {
    const unknown = { ...pageview(), event: "$autocapture" };
    expect(await post("e", gzip([pageview(), unknown]))).toMatchObject({ status: 200, body: { status: 1 } });
    expect(await countVisits()).toBe(1);
  });

  it("serves the library's own scripts and no other file", async () => {
    const script = await get("static/1.434.18/surveys.js");
    expect(script.status).toBe(200);
    expect(script.headers.get("content-type")).toContain("text/javascript");
    for (const path of ["static/main.js", "static/..%2fpackage.json", "static/package.json"]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });
});

describe("the ingest with a configured analytics host", () => {
  const received: { request: IncomingMessage; body: Buffer }[] = [];

  async function startHost(status: number, answer: string, retryAfter = "7"): Promise<void> {
    const server = await startLocalServer(async (request, response) => {
      received.push({ request, body: await buffer(request) });
      response.writeHead(status, {
        "content-type": "application/json",
        "set-cookie": "a=b",
        "retry-after": retryAfter,
      });
      response.end(answer);
    });
    servers.push(server);
    received.length = 0;
    vi.stubEnv("POSTHOG_HOST", server.origin);
    vi.stubEnv("POSTHOG_TOKEN", "phc_x");
  }

  it("forwards events without the visitor's IP, cookies and headers", async () => {
    await startHost(200, '{"status":1}');
    const event = pageview({ token: "phc_x" });
    const body = gzip([
      { ...event, ip: "192.0.2.1", properties: { ...event.properties, $ip: "192.0.2.1", ip: "192.0.2.1" } },
    ]);
    const headers = {
      "content-type": "text/plain",
      cookie: "secret=1",
      "user-agent": "me",
      "x-forwarded-for": "192.0.2.1",
    };
    const answer = await post("e/?compression=gzip-js&evil=1&ip=192.0.2.1&_=7", body, headers);
    expect(answer).toMatchObject({ status: 200, body: { status: 1 } });
    expect(answer.headers.get("set-cookie")).toBeNull();
    const [{ request, body: arrived } = { request: null, body: null }] = received;
    expect(request?.url).toBe("/e/?_=7");
    expect(request?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(String(arrived))).toEqual([event]);
    expect(JSON.stringify(request?.headers)).not.toMatch(/secret|192\.0\.2\.1|"me"/);
  });

  it("requests flags without the query of the visitor's URL", async () => {
    await startHost(200, '{"flags":{}}');
    const properties = {
      $initial_current_url: "https://oxbow.example/pricing?email=jo@a.example&utm_source=x#top",
      $initial_referrer: "$direct",
    };
    const question = { token: "phc_x", distinct_id: "d", person_properties: properties };
    await post("flags/?v=2&compression=gzip-js", gzip(question));
    const [{ request, body: arrived } = { request: null, body: null }] = received;
    expect(request?.url).toBe("/flags/?v=2");
    expect(JSON.parse(String(arrived))).toEqual({
      ...question,
      person_properties: {
        $initial_current_url: "https://oxbow.example/pricing?utm_source=x",
        $initial_referrer: "$direct",
      },
    });
  });

  it.each([
    [
      "the quota and Retry-After of a failure",
      429,
      '{"detail":"internal","quota_limited":["events"]}',
      "7",
      429,
      "7",
    ],
    ["a default Retry-After for one that is a date", 503, "{}", "Mon, 16 Nov 2026 09:30:00 GMT", 503, "60"],
    ["success for an empty response", 204, "", "7", 200, null],
    ["503 for a response that is not JSON", 200, "<html>", "7", 503, expect.any(String)],
  ])("responds with %s", async (_name, hostStatus, body, pause, status, retryAfter) => {
    await startHost(hostStatus, body, pause);
    const answer = await post("e", gzip([pageview({ token: "phc_x" })]));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
    expect(JSON.stringify(answer.body)).not.toContain("internal");
    if (status === 429) expect(answer.body).toMatchObject({ quota_limited: ["events"] });
  });

  it("removes the host's site apps", async () => {
    await startHost(200, '{"surveys":false,"siteApps":[{"url":"https://evil.example/x.js"}]}');
    expect((await get("array/phc_x/config")).body).toMatchObject({ siteApps: [] });
  });

  it("accepts only surveys and experiments that match our schema", async () => {
    const values = [
      { name: "form_submitted", propertyFilters: { form: { operator: "exact", values: ["inquiry"] } } },
    ];
    const timing = {
      events: { values },
      cancelEvents: { values },
      actions: { values: [{ name: "Inquiry opened", steps: [{ event: "modal_opened", url: null }] }] },
      deviceTypes: ["Desktop"],
    };
    const survey = (id: string, conditions: object) => ({
      id,
      name: id,
      description: "",
      type: "popover",
      schedule: "once",
      start_date: "2026-11-01T00:00:00.000000Z",
      end_date: null,
      conditions: { url: "", ...conditions },
      appearance: { position: "right", surveyPopupDelaySeconds: null },
      feature_flag_keys: [{ key: "flag_key", value: "x" }],
      linked_flag_key: null,
      internal_targeting_flag_key: "survey-targeting-1",
      questions: [{ id: "q", type: "open", question: "?", description: "", buttonText: null }],
    });
    const surveys = [
      survey("good", timing),
      survey("slow", { url: "(a+)+$", urlMatchType: "regex" }),
      {
        ...survey("html", {}),
        questions: [{ id: "q", type: "open", question: "?", descriptionContentType: "html" }],
      },
    ];
    await startHost(200, JSON.stringify({ surveys }));
    const { body } = await get("api/surveys/?token=phc_x");
    expect(body).toMatchObject({
      surveys: [
        {
          id: "good",
          internal_targeting_flag_key: "survey-targeting-1",
          feature_flag_keys: [{ key: "flag_key", value: "x" }],
          conditions: timing,
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/slow|html/);

    await servers.pop()?.close();
    vi.resetModules();
    const experiment = (id: number, url: string) => ({
      id,
      name: String(id),
      variants: { b: { conditions: { url, urlMatchType: "regex" }, transforms: [] } },
    });
    await startHost(200, JSON.stringify({ experiments: [experiment(1, "/a$"), experiment(2, "(a|aa)*b")] }));
    expect((await get("api/web_experiments/?token=phc_x")).body).toMatchObject({ experiments: [{ id: 1 }] });
  });

  it("keeps a host from recording what visitors type or send", async () => {
    const sessionRecording = {
      endpoint: "/s/",
      masking: { maskAllInputs: false },
      networkPayloadCapture: { recordBody: true, recordHeaders: true },
      consoleLogRecordingEnabled: true,
      recordCanvas: true,
    };
    await startHost(200, JSON.stringify({ sessionRecording }));
    const settings = {
      sessionRecording: {
        endpoint: "/s/",
        masking: null,
        networkPayloadCapture: null,
        consoleLogRecordingEnabled: false,
        recordCanvas: false,
      },
    };
    expect((await get("array/phc_x/config")).body).toMatchObject(settings);
    expect((await post("flags", '{"token":"phc_x","distinct_id":"a"}')).body).toMatchObject(settings);
  });

  it("rejects recording rules of the host that could backtrack or are malformed", async () => {
    const rule = (url?: string) => ({ url, matching: "regex" });
    const group = (conditions: object) => ({ id: "a", conditions: { matchType: "any", ...conditions } });
    const filter = (operator: string) => [{ key: "plan", operator, value: "(a+)+$" }];
    for (const [rules, isTaken] of [
      [{ urlTriggers: [rule("/pricing$")], urlBlocklist: null }, true],
      [{ urlTriggers: [rule("(a+)+$")] }, false],
      [{ urlBlocklist: [rule("/contact"), rule()] }, false],
      [
        { triggerGroups: [group({ urls: [rule("/pricing$")], properties: filter("exact") }), group({})] },
        true,
      ],
      [{ triggerGroups: [group({ urls: [rule("(a+)+$")] })] }, false],
      [{ triggerGroups: [group({ properties: filter("regex") })] }, false],
      [{ triggerGroups: [group({ events: [{ name: "a", properties: filter("not_regex") }] })] }, false],
    ] as const) {
      vi.resetModules();
      const sessionRecording = { endpoint: "/s/", ...rules };
      await startHost(200, JSON.stringify({ surveys: [{}], sessionRecording }));
      const settings = { surveys: true, sessionRecording: isTaken ? sessionRecording : false };
      expect((await get("array/phc_x/config")).body).toMatchObject(settings);
      expect((await post("flags", '{"token":"phc_x","distinct_id":"a"}')).body).toMatchObject(settings);
    }
  });
});

describe("POST /metrics", () => {
  const vital = {
    id: "v5-1",
    name: "LCP",
    label: "web-vital",
    value: 1200,
    delta: 1200,
    attribution: { target: "h1" },
    path: "/pricing",
    href: "https://x/pricing",
    navigationType: "navigate",
  };

  async function send(body: unknown, headers: Record<string, string> = {}) {
    const { POST } = await import("@/app/metrics/route");
    const init = { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) };
    return POST(
      new Request("http://localhost:3000/metrics", {
        ...init,
        headers: { "content-type": "application/json", ...headers },
      }),
    );
  }

  it("stores a web vital with its page type", async () => {
    expect((await send(vital)).status).toBe(204);
    const { getAnalyticsStore } = await import("@/lib/features/analytics/store");
    expect(await (await getAnalyticsStore()).listVitals(range)).toEqual([
      { page_type: "pricing", name: "LCP", value: 1200 },
    ]);
  });

  it.each(["application/json", "text/plain;charset=UTF-8"])(
    "rejects invalid requests of %s",
    async (type) => {
      const headers = { "content-type": type };
      expect((await send(vital, headers)).status).toBe(204);
      expect((await send({ ...vital, name: "XXX" }, headers)).status).toBe(422);
      expect((await send({ ...vital, value: -1 }, headers)).status).toBe(422);
      expect((await send("{", headers)).status).toBe(400);
      expect((await send({ ...vital, attribution: { a: "x".repeat(9_000) } }, headers)).status).toBe(413);
      expect((await send({ ...vital, attribution: { a: "x".repeat(5_000) } }, headers)).status).toBe(422);
      expect((await send(vital, { "content-type": "text/html" })).status).toBe(415);
      expect((await send(vital, { ...headers, origin: "https://evil.example" })).status).toBe(403);
    },
  );

  it("stores nothing when disk space is low, so that leads still fit", async () => {
    vi.doMock("node:fs/promises", async (original) => ({
      ...(await original<typeof import("node:fs/promises")>()),
      statfs: async () => ({ bavail: 1_000, bsize: 4_096 }),
    }));
    expect((await post("e", gzip([pageview()]))).status).toBe(503);
    expect((await send(vital)).status).toBe(204);
    const { analyticsCounts } = await import("@/lib/features/analytics/store/counts");
    expect(analyticsCounts()).toMatchObject({ kept: 0, lost: 2 });
    expect(await countVisits()).toBe(0);
    vi.doUnmock("node:fs/promises");
  });

  it("applies a daily quota per client", async () => {
    const keys = ["a", "b", "c", "d", "e", "f", "g"];
    const full = { ...vital, attribution: Object.fromEntries(keys.map((key) => [key, "é".repeat(500)])) };
    vi.spyOn(performance, "now").mockReturnValue(0);
    // One request per hour, so that the request rate limit does not apply.
    let at = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => {
      at += 3_600_000;
      return at;
    });
    let status = 204;
    let kept = 0;
    // Over IPv4, because an IPv6 client's /48 has a quota too.
    for (; status === 204 && kept < 10_000; kept += 1)
      status = (await send({ ...full, id: "same" }, { "x-oxbow-peer-address": "203.0.113.7" })).status;
    expect(status).toBe(429);
    expect((await send(full, { "x-oxbow-peer-address": "2001:db8:2::1" })).status).toBe(204);
  });
});
