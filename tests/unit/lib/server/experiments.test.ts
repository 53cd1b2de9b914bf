import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { drawVariation, withExperiments } from "@/lib/server/experiments";
import { emptyResponse, type Handler } from "@/lib/server/http/buffered-response";
import { lateHeader } from "@/lib/server/redirects";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";

afterEach(stopServingAnswers);

const person = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36";
const name = "exp_scraper-api-page";

type Variant = "built" | "late" | "unpublished";

async function ask(path: string, headers: Record<string, string> = {}, variant: Variant = "built") {
  const received: IncomingMessage[] = [];
  const next: Handler = async (request) => {
    received.push(request);
    return emptyResponse(200, { "cache-control": "s-maxage=3600", vary: "rsc" });
  };
  const answerPage = withExperiments(next, {
    isPublished: () => variant !== "unpublished",
    findBuildDifference: () => (variant === "late" ? "late" : null),
    policy: { hosts: {}, draftFrames: [], isSecure: true },
  });
  const url = await serveAnswers(answerPage);
  const response = await fetch(url + path, {
    headers: { "user-agent": person, ...headers },
    redirect: "manual",
  });
  const { cookie = "", [lateHeader]: late } = received[0]?.headers ?? {};
  return { response, cookies: cookie, isLate: late !== undefined };
}

describe("drawVariation", () => {
  const draw = (weights?: Record<string, number>) =>
    new Set(Array.from({ length: 200 }, () => drawVariation(["control", "a", "b"], weights)));

  it("draws every variant with a weight above 0, and no other", () => {
    expect([...draw()].sort()).toEqual(["a", "b", "control"]);
    expect([...draw({ control: 0, a: 3, b: 1 })].sort()).toEqual(["a", "b"]);
    expect([...draw({ control: 0, a: 0 })]).toEqual(["b"]);
    expect([...draw({ control: 0, a: 0, b: 0 })]).toEqual(["control"]);
  });

  it("follows the weights", () => {
    const drawn = Array.from({ length: 4_000 }, () => drawVariation(["control", "a"], { control: 9 }));
    const share = drawn.filter((name) => name === "a").length / 40;
    expect(share).toBeGreaterThan(5);
    expect(share).toBeLessThan(15);
  });
});

describe("withExperiments", () => {
  it("assigns each visitor a variant and stores it in a cookie", async () => {
    const given = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      const { response, cookies } = await ask("/scraper-api");
      const set = response.headers.get("set-cookie") ?? "";
      expect(set).toContain(cookies);
      expect(set).toMatch(/Max-Age=2592000; SameSite=Lax; Secure/);
      given.add(cookies);
    }
    expect([...given].sort()).toEqual([`${name}=SCRAPER_B`, `${name}=control`]);
  });

  it("forbids shared caches to store the response", async () => {
    const { response } = await ask("/scraper-api");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("vary")).toBe("rsc, cookie");
  });

  it("keeps the variant in the cookie", async () => {
    // Often enough that random draws would differ.
    for (let i = 0; i < 40; i += 1) {
      const { response, cookies } = await ask("/scraper-api", { cookie: `a=1; ${name}=SCRAPER_B` });
      expect(cookies).toBe(`a=1; ${name}=SCRAPER_B`);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });

  it.each([
    ["bots", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", cookie: `${name}=SCRAPER_B` }],
    ["previews", { cookie: `__prerender_bypass=x; ${name}=SCRAPER_B` }],
    ["programs", { "user-agent": "curl/8.0" }],
  ])("shows %s the page as it is", async (_who, headers) => {
    const { response, cookies } = await ask("/scraper-api", headers);
    expect(cookies).toContain(`${name}=control`);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("never shows a variant whose page is not published", async () => {
    const { response, cookies } = await ask("/scraper-api", { cookie: `${name}=SCRAPER_B` }, "unpublished");
    expect(cookies).toBe(`${name}=control`);
    // Otherwise the page would report the old choice with a lead.
    expect(response.headers.get("set-cookie")).toContain(`${name}=control;`);
  });

  it("marks a variant that was published after the build", async () => {
    const variant = { cookie: `${name}=SCRAPER_B` };
    expect((await ask("/scraper-api", variant, "late")).isLate).toBe(true);
    expect((await ask("/scraper-api", variant)).isLate).toBe(false);
    expect((await ask("/scraper-api", { cookie: `${name}=control` }, "late")).isLate).toBe(false);
  });

  it("draws again if the cookie names an unknown variant", async () => {
    const { cookies } = await ask("/scraper-api", { cookie: `${name}=toString` });
    expect(cookies).toMatch(new RegExp(`^${name}=(?:control|SCRAPER_B)$`));
  });

  it("redirects a variant's URL to the experiment's", async () => {
    const { response } = await ask("/scraper-api-b?utm_source=x");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/scraper-api?utm_source=x"]);
  });

  it("does not change other pages", async () => {
    const { response, cookies } = await ask("/pricing");
    expect([response.headers.get("cache-control"), cookies]).toEqual(["s-maxage=3600", ""]);
  });

  it.each(["/Scraper-API", "/pricing"])(
    "removes the experiment cookie from a request for %s",
    async (path) => {
      const { cookies } = await ask(path, { cookie: `a=1; ${name}=SCRAPER_B; b=2` });
      expect(cookies).toBe("a=1; b=2");
    },
  );
});
