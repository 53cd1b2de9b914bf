import { NotFoundError, PrismicError, RepositoryNotFoundError } from "@prismicio/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { documentPath, getHomePage, getPage, listPages } from "@/lib/prismic/documents";

const cached: { key: string[]; options: unknown }[] = [];
vi.mock("next/cache", () => ({
  unstable_cache: (read: () => unknown, key: string[], options: unknown) => {
    cached.push({ key, options });
    return read;
  },
}));
vi.mock("@/lib/figures", () => ({
  fillFigures: (text: string) => text.replaceAll("{countries}", "195"),
  fillFiguresDeep: (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("{countries}", "195")),
}));
vi.mock("@/lib/shared-api/read", () => ({ getFigures: async () => ({}) }));

const client = { getByUID: vi.fn(), getSingle: vi.fn(), getAllByType: vi.fn() };
vi.mock("@/lib/prismic/client", () => ({
  createPrismicClient: () => client,
  getContentVersion: async () => "version-1",
  prismicTag: "prismic",
}));

const page = (url: string | null, noIndex = false) => ({
  url,
  last_publication_date: "2026-11-16T09:30:00+0000",
  data: { meta_title: "Proxies in {countries} countries", no_index: noIndex },
});

beforeEach(() => {
  cached.length = 0;
  vi.resetAllMocks();
});

describe("getPage", () => {
  it("finds a page by the last part of its path", async () => {
    client.getByUID.mockResolvedValue(page("/scraper-api/web"));
    expect(await getPage("scraper-api/web")).toMatchObject({ url: "/scraper-api/web" });
    expect(client.getByUID).toHaveBeenCalledWith("page", "web");
  });

  it("fills figures into the copy", async () => {
    client.getByUID.mockResolvedValue(page("/isp"));
    expect((await getPage("isp"))?.data.meta_title).toBe("Proxies in 195 countries");
  });

  it("answers null when the first parts are not the page's own", async () => {
    client.getByUID.mockResolvedValue(page("/scraper-api/web"));
    expect(await getPage("legal/web")).toBeNull();
    expect(await getPage("web")).toBeNull();
    expect(await getPage("scraper-api//web")).toBeNull();
  });

  it("answers null for a page without an address", async () => {
    client.getByUID.mockResolvedValue(page(null));
    expect(await getPage("hidden")).toBeNull();
  });

  it.each(["", "a/", 'a"b', "a\\", "a b", "%2e", "ü"])("never asks for %j", async (path) => {
    expect(await getPage(path)).toBeNull();
    expect(client.getByUID).not.toHaveBeenCalled();
  });

  it("answers null only when Prismic has no such document", async () => {
    client.getByUID.mockRejectedValue(new NotFoundError("none", undefined, undefined));
    expect(await getPage("missing")).toBeNull();
  });

  it.each([
    new RepositoryNotFoundError("no repository", undefined, undefined),
    new PrismicError("outage", undefined, undefined),
    new TypeError("fetch failed"),
  ])("throws when the repository cannot answer: %s", async (error) => {
    client.getByUID.mockRejectedValue(error);
    await expect(getPage(`failing-${error.message}`.replace(/\W/g, "-"))).rejects.toBe(error);
  });

  it("is cached for an hour under tags that the webhook can name, and by the content's version", async () => {
    client.getByUID.mockResolvedValue(page("/cached"));
    await getPage("cached");
    expect(cached).toEqual([
      {
        key: ["prismic", "page", "cached", "version-1"],
        options: { tags: ["prismic", "prismic:page"], revalidate: 3600 },
      },
    ]);
  });
});

describe("getHomePage", () => {
  it("is the single home page with its figures, or null", async () => {
    client.getSingle.mockResolvedValue(page("/"));
    expect((await getHomePage())?.data.meta_title).toBe("Proxies in 195 countries");
    expect(client.getSingle).toHaveBeenCalledWith("home_page");
    expect(cached[0]?.options).toMatchObject({ tags: ["prismic", "prismic:home_page"] });
    client.getSingle.mockRejectedValue(new NotFoundError("none", undefined, undefined));
    expect(await getHomePage()).toBeNull();
  });
});

describe("listPages", () => {
  it("lists paths with their dates, the home page first, without pages that have no address", async () => {
    client.getAllByType.mockImplementation(async (type: string) =>
      type === "home_page" ? [page("/")] : [page("/scraper-api/web"), page(null), page("/isp", true)],
    );
    const lastModified = new Date("2026-11-16T09:30:00Z");
    const rest = { title: "Proxies in 195 countries", description: "", product: "General", alternates: {} };
    expect(await listPages()).toEqual([
      { path: "/", lastModified, noIndex: false, ...rest },
      { path: "/isp", lastModified, noIndex: true, ...rest },
      { path: "/scraper-api/web", lastModified, noIndex: false, ...rest },
    ]);
  });

  it("names translations that have an address and a language", async () => {
    const links = [{ url: "/es", language: "es-MX" }, { url: null, language: "de" }, { url: "/fr" }];
    const document = page("/");
    client.getAllByType.mockImplementation(async (type: string) =>
      type === "home_page" ? [{ ...document, data: { ...document.data, alternate_links: links } }] : [],
    );
    expect((await listPages())[0]?.alternates).toEqual({ "es-MX": "/es" });
  });
});

describe("documentPath", () => {
  it("is the address that the routes give", () => {
    expect(documentPath({ url: "/scraper-api/web" })).toBe("/scraper-api/web");
    expect(documentPath({ url: null })).toBeNull();
  });
});
