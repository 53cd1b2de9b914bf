import { describe, expect, it, vi } from "vitest";
import { markPage } from "@/lib/features/search/excerpt";
import { describeResults, groupHits } from "@/lib/features/search/results";
import { markTerms, maxQueryLength, normalizeQuery, toTerm } from "@/lib/features/search/words";
import { searchSite } from "@/lib/site/search/find";

vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

const pathsFor = async (query: string) => (await searchSite(query)).hits.map(({ path }) => path);

describe("normalizeQuery", () => {
  it.each([
    [undefined, ""],
    [null, ""],
    [3, ""],
    [["first", "second"], "first"],
    ["  sticky \n session ", "sticky session"],
    ["x".repeat(500), "x".repeat(maxQueryLength)],
  ])("reads %j", (value, query) => {
    expect(normalizeQuery(value)).toBe(query);
  });
});

describe("markTerms", () => {
  it("marks whole matching words and keeps every character", () => {
    const text = "São Paulo, são — sao, saoirse";
    const segments = markTerms(text, ["sao"]);
    expect(segments.map((segment) => segment.text).join("")).toBe(text);
    expect(segments.filter(({ isHit }) => isHit).map((segment) => segment.text)).toEqual([
      "São",
      "são",
      "sao",
    ]);
  });
});

describe("markPage", () => {
  const start = "A first sentence that is long. ".repeat(6);
  const page = { title: "Sticky or rotating?", description: "When to change." };
  const showHits = (segments: { text: string; isHit: boolean }[]) =>
    segments.map(({ text, isHit }) => (isHit ? `<${text}>` : text)).join("");

  it.each([
    ["at the start", "The proxy rests. Then it ends.", "The <proxy> rests. Then it ends."],
    [
      "from the sentence of the match",
      `${start}Then a proxy rests. It ends.`,
      "… Then a <proxy> rests. It ends.",
    ],
    [
      "to its last whole word, without the punctuation behind it",
      `A proxy waits, ${"and ".repeat(34)}then, unpunctual`,
      `A <proxy> waits, ${"and ".repeat(34)}then…`,
    ],
  ])("shows a description %s", (_, description, excerpt) => {
    expect(showHits(markPage({ ...page, description }, ["proxy"]).description)).toBe(excerpt);
  });
});

describe("toTerm", () => {
  it.each([
    ["Proxies", "proxy"],
    ["addresses", "address"],
    ["IPs", "ip"],
    ["APIs", "api"],
    ["caches", "cache"],
    ["status", "status"],
    ["analysis", "analysis"],
    ["Datasets", "dataset"],
  ])("maps %s to %s", (word, term) => {
    expect(toTerm(word)).toBe(term);
  });
});

describe("groupHits", () => {
  it("keeps the order of hits, without Map.groupBy, which older browsers lack", () => {
    const hits = (["question", "guide", "product", "question"] as const).map((kind, index) => ({
      path: `/${index}`,
      kind,
      title: [],
      description: [],
    }));
    vi.spyOn(Map, "groupBy").mockImplementation(() => expect.unreachable());
    expect(groupHits(hits).map(({ kind, hits }) => [kind, hits.map(({ path }) => path)])).toEqual([
      ["question", ["/0", "/3"]],
      ["guide", ["/1"]],
      ["product", ["/2"]],
    ]);
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
    ["SERP APIs", "/scraper-api/serp"],
    ["privacy", "/legal/privacy-policy"],
  ])("finds for %j first of all pages %s", async (query, path) => {
    const pages = (await pathsFor(query)).filter((found) => !found.includes("#"));
    expect(pages[0]).toBe(path);
  });

  it("finds questions with their answers, with tokens replaced", async () => {
    const { hits } = await searchSite("how many requests can I send at once");
    const [first] = hits;
    expect(first?.path).toBe("/faq#how-many-requests-can-i-send-at-once");
    const answer = first?.description.map(({ text }) => text).join("");
    expect(answer).toMatch(/trial allows \d+ concurrent requests/);
  });

  it("says when there are more results than it lists", async () => {
    expect(describeResults(await searchSite("proxy"))).toBe(
      "First 60 results for “proxy”. Add a word to narrow the search.",
    );
    expect(describeResults(await searchSite("sticky session"))).toMatch(/^\d+ results for “sticky session”$/);
  });

  it("matches every word, or any word if no page matches all", async () => {
    const munich = "/location-proxy/germany/munich";
    expect(await pathsFor("germany")).toContain(munich);
    expect(await pathsFor("germany berlin")).not.toContain(munich);
    expect(await pathsFor("germany qzxvkjw")).toContain(munich);
  });

  it.each(["", "  ", "qzxvkjw", "(((", "\u0000"])("finds nothing for %j", async (query) => {
    expect((await searchSite(query)).hits).toEqual([]);
  });
});
