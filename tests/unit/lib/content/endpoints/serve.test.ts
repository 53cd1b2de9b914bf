import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SharedApiHost, startSharedApiHost } from "@/tests/fixtures/shared-api-host";
import { loadSharedApi } from "@/tests/fixtures/shared-api-route";

// Stubs Next's cache, which is not available in tests.
vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

describe("endpoints whose data comes from a remote host", () => {
  let host: SharedApiHost;
  let get: Awaited<ReturnType<typeof loadSharedApi>>;

  beforeEach(async () => {
    host = await startSharedApiHost();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    // This folder can't be created, so there are no stored responses.
    get = await loadSharedApi({ SHARED_API_URL: host.url, DATA_DIR: "/dev/null/nowhere" });
  });
  afterEach(() => host.close());

  it("respond with 503 if the host has no prices; others serve its data without its headers", async () => {
    host.setMode("missing", "v2/pricing");
    host.setMode("cookie", "trustpilot-rating");
    for (const name of ["v2/pricing", "pricing"]) {
      const response = await get(name);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("60");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(Object.keys(await response.json())).toEqual(["message"]);
    }
    const rating = await get("trustpilot-rating");
    expect(rating.status).toBe(200);
    expect(rating.headers.has("set-cookie")).toBe(false);
    expect(rating.headers.has("x-secret")).toBe(false);
    const { getFigures, getPricing, getPricingOrNull } = await import("@/lib/content/endpoints/read");
    expect(await getPricingOrNull()).toBeNull();
    await expect(getPricing()).rejects.toMatchObject({ endpoint: "v2/pricing" });
    expect(await getFigures()).toMatchObject({ pricing: null, rating: { best: 5 } });
  });

  const post = {
    slug: "of-the-host",
    title: "Of the host",
    description: "A post that only the host knows.",
    category: { slug: "guides", name: "Guides" },
    author: { slug: "ines", name: "Ines" },
    published: "2026-11-01",
    updated: "2026-11-01",
    products: [],
    minutes: 3,
  };

  it.each(
    Object.entries({
      "user-params": { country: "BR", latam: true, consent: "opt-in" },
      locations: { date: "2026-11-01", locations: [] },
      "api/posts": { posts: [post] },
      pricing: { date: "2026-11-01", currency: "USD", plans: [] },
      "blog/slugs": { slugs: ["of-the-host"] },
    }),
  )("serves the host’s %s even if this site can derive it", async (name, answer) => {
    host.setAnswer(name, answer);
    expect(await (await get(name)).json()).toEqual(answer);
    expect(host.requests(name)).toHaveLength(1);
  });
});
