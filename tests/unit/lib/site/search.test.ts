import { describe, expect, it, vi } from "vitest";
import { describeResults, groupHits, type SearchHit } from "@/lib/features/search/results";
import { listTerms, markTerms, maxQueryLength, parseQuery, toTerm } from "@/lib/features/search/words";
import { searchSite } from "@/lib/site/search/find";
import { listIndexGroups } from "@/lib/site/search/site-index";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

const pathsFor = async (query: string) => (await searchSite(query)).hits.map(({ path }) => path);

describe("parseQuery", () => {
  it.each([
    [undefined, ""],
    [null, ""],
    [3, ""],
    [["first", "second"], "first"],
    ["  sticky \n session ", "sticky session"],
    ["x".repeat(500), "x".repeat(maxQueryLength)],
  ])("reads %j", (value, query) => {
    expect(parseQuery(value)).toBe(query);
  });
});

describe("markTerms", () => {
  it("marks whole matching words and keeps every character", () => {
    const text = "São Paulo, são — sao";
    const stretches = markTerms(text, ["sao"]);
    expect(stretches.map((stretch) => stretch.text).join("")).toBe(text);
    expect(stretches.filter(({ isHit }) => isHit).map((stretch) => stretch.text)).toEqual([
      "São",
      "são",
      "sao",
    ]);
  });
});

describe("toTerm", () => {
  it.each([
    ["Proxies", "proxy"],
    ["addresses", "address"],
    ["IPs", "ips"],
    ["status", "status"],
    ["analysis", "analysis"],
    ["Datasets", "dataset"],
  ])("maps %s to %s", (word, term) => {
    expect(toTerm(word)).toBe(term);
  });
});

describe("listTerms", () => {
  it("returns at most six distinct terms", () => {
    expect(listTerms("Proxies, proxy & São-Paulo")).toEqual(["proxy", "sao", "paulo"]);
    expect(listTerms("a b c d e f g h")).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(listTerms("((( …")).toEqual([]);
  });
});

describe("searchSite", () => {
  it.each(["proxy", "proxies", "Proxie"])("ranks products first for %j", async (query) => {
    const { hits } = await searchSite(query);
    expect(hits.slice(0, 5).map(({ kind }) => kind)).toEqual(Array(5).fill("product"));
  });

  it.each([
    ["germany", "/location-proxy/germany"],
    ["Germny", "/location-proxy/germany"],
    ["cote d ivoire", "/location-proxy/cote-divoire"],
    ["pricing", "/pricing"],
    ["residential proxies", "/residential-proxies"],
    ["sticky session", "/resources/glossary/sticky-session"],
    ["report abuse", "/trust/report-abuse"],
    ["privacy", "/legal/privacy-policy"],
  ])("finds for %j first of all pages %s", async (query, path) => {
    const pages = (await pathsFor(query)).filter((found) => !found.includes("#"));
    expect(pages[0]).toBe(path);
  });

  it("finds questions with their answers, with tokens replaced", async () => {
    const { hits } = await searchSite("what counts as one GB");
    const [first] = hits;
    expect(first?.path).toBe("/faq#what-counts-as-one-gb");
    expect(JSON.stringify(first)).not.toMatch(/\{[a-z]/);
  });

  it("matches every word, or any word if no page matches all", async () => {
    const { hits } = await searchSite("germany qzxvkjw");
    expect(hits[0]?.path).toBe("/location-proxy/germany");
  });

  it.each(["", "  ", "qzxvkjw", "(((", "\u0000"])("finds nothing for %j", async (query) => {
    expect((await searchSite(query)).hits).toEqual([]);
  });

  it("excludes pages that must not be indexed", async () => {
    expect(await pathsFor("promo residential")).not.toContain("/residential-proxies-promo");
  });

  it("matches a single letter as a whole word, and uses the first six words", async () => {
    const text = (hit: SearchHit) =>
      [...hit.title, { text: " " }, ...hit.description].map((part) => part.text).join("");
    for (const hit of (await searchSite("z x q j")).hits) expect(text(hit)).toMatch(/\b[zxqj]\b/i);
    const many = await searchSite("qaa qbb qcc qdd qee qff germany");
    expect(many.hits).toEqual([]);
  });

  it("finds nothing for an overlong word", async () => {
    expect((await searchSite("residentialresidentialproxies")).hits).toEqual([]);
  });

  it("returns at most 60 results", async () => {
    expect((await searchSite("proxies")).hits.length).toBeLessThanOrEqual(60);
  });
});

describe("groupHits", () => {
  it("lists the kind of the best hit first and keeps all hits", async () => {
    const { hits } = await searchSite("session");
    const groups = groupHits(hits);
    expect(groups[0]?.kind).toBe(hits[0]?.kind);
    expect(groups.flatMap((group) => group.hits)).toHaveLength(hits.length);
  });
});

describe("describeResults", () => {
  it("describes the number of results", () => {
    const hit = { path: "/", kind: "product", title: [], description: [] } as const;
    expect(describeResults({ query: "a", hits: [] })).toBe("Nothing found for “a”");
    expect(describeResults({ query: "a", hits: [{ ...hit, title: [], description: [] }] })).toBe(
      "1 result for “a”",
    );
  });
});

describe("listIndexGroups", () => {
  it("lists countries by name, without cities", async () => {
    const locations = (await listIndexGroups()).find(({ kind }) => kind === "location");
    const labels = locations?.entries.map(({ label }) => label) ?? [];
    expect(labels).toContain("Germany");
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, "en")));
    expect(locations?.entries.some(({ path }) => path.split("/").length > 3)).toBe(false);
  });
});
