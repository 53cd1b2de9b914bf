import { beforeEach, describe, expect, it, vi } from "vitest";
import { getPage, listPages, listReleasedPages } from "@/lib/content/prismic/documents";

const preview = vi.hoisted(() => ({ current: null as { ref: string } | null }));
vi.mock("@/lib/content/prismic/draft", () => ({
  getPreview: async () => preview.current,
  readDraft: async (_preview: unknown, read: (client: unknown) => unknown) => read(client),
}));
vi.mock("@/lib/content/endpoints/figures", () => ({
  fillFigures: (text: string) => text.replaceAll("{countries}", "195"),
  fillFiguresDeep: (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("{countries}", "195")),
}));
vi.mock("@/lib/content/endpoints/read", () => ({ getFigures: async () => ({}) }));

const client = { getByID: vi.fn(), getByUID: vi.fn(), getSingle: vi.fn(), getAllByType: vi.fn() };
vi.mock("@/lib/content/prismic/client", () => ({
  createPrismicClient: () => client,
  isEmbedded: true,
}));
const repository = vi.hoisted(() => ({ ref: 0 }));
vi.mock("@/lib/content/prismic/embedded", () => ({
  embeddedRepository: { getRef: async () => `ref-${repository.ref}` },
}));

const flags = vi.hoisted(() => ({ on: [] as string[] }));
vi.mock("@/lib/base/env/server", () => ({
  env: {
    DATA_DIR: ".data",
    get FEATURE_FLAGS() {
      return flags.on;
    },
  },
}));

const page = (url: string | null, noIndex = false) => ({
  url,
  last_publication_date: "2026-11-16T09:30:00+0000",
  data: { meta_title: "Proxies in {countries} countries | Oxbow", no_index: noIndex },
});

/** What `listPages` reads. */
function publish(...documents: { url: string | null; data: object }[]): void {
  client.getAllByType.mockImplementation(async (type: string) =>
    documents.filter(({ url }) => (url === "/") === (type === "home_page")),
  );
}

beforeEach(() => {
  preview.current = null;
  flags.on = [];
  // Clears the cache between tests.
  repository.ref += 1;
  vi.resetAllMocks();
});

describe("getPage", () => {
  it("returns null if the parent segments do not match", async () => {
    client.getByUID.mockResolvedValue(page("/scraper-api/web"));
    expect(await getPage("legal/web")).toBeNull();
    expect(await getPage("web")).toBeNull();
    expect(await getPage("scraper-api//web")).toBeNull();
  });

  it.each(["", "a/", 'a"b', "a\\", "a b", "%2e", "ü"])("sends no request for %j", async (path) => {
    expect(await getPage(path)).toBeNull();
    expect(client.getByUID).not.toHaveBeenCalled();
  });

  it("returns null after the end date", async () => {
    const over = page("/over");
    client.getByUID.mockResolvedValue({
      ...over,
      data: { ...over.data, ends_at: "2020-01-01T00:00:00+0000" },
    });
    expect(await getPage("over")).toBeNull();
  });

  it("is hidden while its feature flag is off, and shown in previews", async () => {
    const flagged = { ...page("/flagged"), data: { ...page(null).data, feature_flag: "new-offer" } };
    client.getByUID.mockResolvedValue(flagged);
    flags.on = ["other"];
    expect(await getPage("flagged")).toBeNull();
    flags.on = ["other", "new-offer"];
    expect(await getPage("flagged")).toMatchObject({ url: "/flagged" });
    flags.on = [];
    preview.current = { ref: "draft" };
    expect(await getPage("flagged")).toMatchObject({ url: "/flagged" });
  });
});

describe("listPages", () => {
  it("lists paths with their dates, the home page first, without pages that have no URL", async () => {
    publish(page("/scraper-api/web"), page(null), page("/isp", true), page("/"));
    const lastModified = new Date("2026-11-16T09:30:00Z");
    const shared = { title: "Proxies in 195 countries", description: "", kind: "company" };
    const rest = { ...shared, tint: "OXY", alternates: {} };
    expect(await listPages()).toEqual([
      { path: "/", lastModified, noIndex: false, ...rest },
      { path: "/isp", lastModified, noIndex: true, ...rest },
      { path: "/scraper-api/web", lastModified, noIndex: false, ...rest },
    ]);
  });

  it("lists translations that have a URL and a language", async () => {
    const links = [{ url: "/es", language: "es-MX" }, { url: null, language: "de" }, { url: "/fr" }];
    const document = page("/");
    publish({ ...document, data: { ...document.data, alternate_links: links } });
    expect((await listPages())[0]?.alternates).toEqual({ "es-MX": "/es" });
  });

  it("keeps the canonical URL that an editor wrote", async () => {
    publish({ ...page("/copy"), data: { canonical_url: "/isp" } });
    expect((await listPages())[0]?.canonical).toBe("/isp");
  });
});

describe("listReleasedPages", () => {
  it("leaves out pages whose feature flag is off", async () => {
    const flagged = (flag: string) => ({ ...page(`/${flag}`), data: { feature_flag: flag } });
    publish(page("/isp"), flagged("spring"), flagged("autumn"));
    flags.on = ["autumn"];
    expect((await listReleasedPages()).map(({ url }) => url)).toEqual(["/isp", "/autumn"]);
    expect((await listPages()).map(({ path }) => path)).toEqual(["/autumn", "/isp"]);
  });
});
