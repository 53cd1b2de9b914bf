import { createClient, type PrismicDocument } from "@prismicio/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { embeddedRepository } from "@/lib/content/prismic/embedded";
import { createRemoteFetch } from "@/lib/content/prismic/remote-fetch";
import { UpstreamError } from "@/lib/platform/http/host-client";
import prismicConfig from "@/prismic.config.json" with { type: "json" };
import { type HostMode, type PrismicHost, startPrismicHost } from "@/tests/fixtures/prismic-host";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";
import { alpha, createFixture } from "./prismic-fixture";

const { repositoryName: name, routes } = prismicConfig;

describe("the embedded repository over HTTP", () => {
  let host: PrismicHost;

  beforeAll(async () => {
    host = await startPrismicHost({ name, fetch: embeddedRepository.fetch });
  });
  afterAll(() => host.close());

  const read = (config: Parameters<typeof createClient>[1]) =>
    createClient<PrismicDocument>(name, { routes, ...config }).dangerouslyGetAll({ lang: "*" });

  it("responds to an unmodified client in the same way as in process", async () => {
    const here = await read({ fetch: embeddedRepository.fetch });
    const there = await read({ documentAPIEndpoint: host.endpoint });
    const withoutHref = (documents: PrismicDocument[]) => documents.map(({ href: _href, ...rest }) => rest);
    expect(withoutHref(there)).toEqual(withoutHref(here));
    expect(there.length).toBeGreaterThan(30);
  });

  it("uses its own URL in responses", async () => {
    const { forms } = await (await fetch(host.endpoint)).json();
    const { origin } = new URL(host.endpoint);
    expect(forms.everything.action).toBe(`${origin}/api/v2/documents/search`);
    const client = createClient<PrismicDocument>(name, { documentAPIEndpoint: host.endpoint });
    const page = await client.get({ pageSize: 5 });
    const next = await (await fetch(page.next_page ?? "")).json();
    expect(next).toMatchObject({ page: 2, results_size: 5 });
    const [first] = page.results;
    const again = await (await fetch(first?.href ?? "")).json();
    expect(again.results[0].id).toBe(first?.id);
  });

  it("allows all origins, with GET and HEAD only", async () => {
    const response = await fetch(host.endpoint, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect((await fetch(host.endpoint, { method: "POST", body: "{}" })).status).toBe(405);
    expect((await fetch(new URL("/api/v3", host.endpoint))).status).toBe(404);
  });
});

describe("reading from a host", () => {
  let host: PrismicHost;
  let fixture: ReturnType<typeof createFixture>;
  let pauses: number[];

  beforeEach(async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    fixture = createFixture({ watch: true });
    host = await startPrismicHost({ name: "fixture", fetch: fixture.repository.fetch });
    pauses = [];
  });
  afterEach(() => host.close());

  const connect = () => {
    const fetch = createRemoteFetch(async (ms) => pauses.push(ms));
    return createClient<PrismicDocument>("fixture", {
      documentAPIEndpoint: host.endpoint,
      fetch: (url: string) => fetch(url),
    });
  };
  const getAlpha = (client = connect()) => client.getByUID("post", "alpha");

  it.each<HostMode>(["error", "unavailable", "busy", "busy-without-pause", "cut"])(
    "gets past a temporary fault, and gives up after three attempts (%s)",
    async (mode) => {
      host.setMode(mode, 2);
      expect((await getAlpha()).id).toBe("P1");
      expect(pauses).toHaveLength(2);
      host.setMode(mode);
      const before = host.requests.length;
      await expect(getAlpha()).rejects.toThrow(UpstreamError);
      expect(host.requests).toHaveLength(before + 3);
    },
  );

  it.each<HostMode>(["busy-for-long", "redirect"])("does not retry permanent failures (%s)", async (mode) => {
    host.setMode(mode);
    await expect(getAlpha()).rejects.toThrow(UpstreamError);
    expect(host.requests).toHaveLength(1);
  });

  it("waits for a slow host, but times out for one that hangs", async () => {
    host.setMode("slow", 1);
    expect((await getAlpha()).id).toBe("P1");
    host.setMode("hang");
    const { timeout } = AbortSignal;
    const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 50));
    await expect(getAlpha()).rejects.toThrow("timeout");
    expect(limit.mock.calls).toEqual([[5_000], [5_000], [5_000]]);
  });

  it("fails if the host is unreachable", async () => {
    const client = connect();
    await host.close();
    await expect(getAlpha(client)).rejects.toThrow("network");
  });

  it("continues with the new ref when content was published in between", async () => {
    const client = connect();
    await client.getMasterRef();
    fixture.write({ ...alpha, data: { ...alpha.data, summary: "Published just now" } });
    expect((await getAlpha(client)).data.summary).toBe("Published just now");
  });

  it("continues with the master ref when its ref never existed (404)", async () => {
    const client = connect();
    client.queryContentFromRef("XnoSuchRefX");
    expect((await getAlpha(client)).id).toBe("P1");
  });
});

describe("a page of the site", () => {
  let host: PrismicHost;
  const folder = temporaryFolder();

  beforeEach(async () => {
    host = await startPrismicHost({ name, fetch: embeddedRepository.fetch });
    vi.stubEnv("PRISMIC_ENDPOINT", host.endpoint);
    vi.stubEnv("DATA_DIR", folder());
    vi.resetModules();
    // The tests above check the pauses between attempts.
    vi.doMock("@/lib/content/prismic/remote-fetch", () => ({
      remoteFetch: createRemoteFetch(async () => {}),
    }));
  });
  afterEach(async () => {
    vi.doUnmock("@/lib/content/prismic/remote-fetch");
    await host.close();
  });

  async function readSite() {
    const [{ getPage, getSettings, listPages }, { invalidatePublished }] = await Promise.all([
      import("@/lib/content/prismic/documents"),
      import("@/lib/content/prismic/published"),
    ]);
    return { getPage, getSettings, listPages, invalidatePublished };
  }

  it("uses settings that this or an earlier process has read, while the host is down", async () => {
    const first = await readSite();
    const settings = await first.getSettings();
    const pages = await first.listPages();
    host.setMode("empty");
    first.invalidatePublished();
    expect(await first.getSettings()).toEqual(settings);
    expect(await first.listPages()).toEqual(pages);
    vi.resetModules();
    vi.stubGlobal("knownPrismicRef", undefined);
    const second = await readSite();
    expect(await second.getSettings()).toEqual(settings);
    expect(await second.listPages()).toEqual(pages);
    await expect(second.getPage("datasets")).rejects.toThrow();
  });

  it.each<HostMode>([
    "error",
    "busy-without-pause",
    "html",
    "missing",
    "search-missing",
    "empty",
    "denied",
    "cut",
    "redirect",
  ])(
    "is never reported as missing because of a fault (%s), and is available again afterwards",
    async (mode) => {
      const { getPage, invalidatePublished } = await readSite();
      expect(await getPage("datasets")).not.toBeNull();
      host.setMode(mode);
      // Data stays cached until a webhook reports a change.
      expect((await getPage("datasets"))?.uid).toBe("datasets");
      invalidatePublished();
      await expect(getPage("datasets")).rejects.toThrow();
      await expect(getPage("no-such-page")).rejects.toThrow();
      host.setMode("ok");
      invalidatePublished();
      expect((await getPage("datasets"))?.uid).toBe("datasets");
      expect(await getPage("no-such-page")).toBeNull();
    },
  );
});
