import { afterEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "@/lib/shared-api/registry";
import { buildUserParams } from "@/lib/shared-api/user-params";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The route's answer to these headers, in a process with this environment. */
async function ask(env: Record<string, string>, headers: Record<string, string>) {
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  vi.resetModules();
  const { userParamsRoute } = await import("@/lib/shared-api/serve-user-params");
  const request = new Request("https://oxbow.example/shared-api/user-params", { headers });
  const answer = await userParamsRoute().GET(request);
  return { params: await answer.json(), cache: answer.headers.get("cache-control") };
}

const unknown = { country: null, latam: null, consent: "opt-in" };

describe("what a country asks for", () => {
  it.each([
    ["BR", { country: "BR", latam: true, consent: "opt-in" }],
    ["MX", { country: "MX", latam: true, consent: "opt-out" }],
    ["DE", { country: "DE", latam: false, consent: "opt-in" }],
    ["US", { country: "US", latam: false, consent: "opt-out" }],
    [null, unknown],
  ])("is known for %s", async (country, expected) => {
    expect(buildUserParams(await endpoints.userRegions.read(), country)).toEqual(expected);
  });
});

describe("the route", () => {
  it("believes no header while none is configured, and is the same for everyone", async () => {
    const { params, cache } = await ask({}, { "cf-ipcountry": "US" });
    expect(params).toEqual(unknown);
    expect(cache).toMatch(/^public/);
  });

  it.each([
    ["us", { country: "US", latam: false, consent: "opt-out" }],
    ["BR", { country: "BR", latam: true, consent: "opt-in" }],
    ["XX", unknown],
    ["T1", unknown],
    ["United States", unknown],
  ])("reads '%s' from the configured header, and no cache keeps the answer", async (value, expected) => {
    const { params, cache } = await ask({ COUNTRY_HEADER: "CF-IPCountry" }, { "cf-ipcountry": value });
    expect(params).toEqual(expected);
    expect(cache).toBe("no-store");
  });

  it("takes the stricter rule when the configured header is missing", async () => {
    expect((await ask({ COUNTRY_HEADER: "cf-ipcountry" }, {})).params).toEqual(unknown);
  });
});
