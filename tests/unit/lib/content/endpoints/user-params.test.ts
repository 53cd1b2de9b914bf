import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SharedApiHost, startSharedApiHost } from "@/tests/fixtures/shared-api-host";
import { loadSharedApi } from "@/tests/fixtures/shared-api-route";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

// Stubs Next's cache, which is not available in tests.
vi.mock("next/cache", () => ({ unstable_cache: (read: unknown) => read }));

/** The route's answer to these headers, in a process with this environment. */
async function ask(env: Record<string, string>, headers: Record<string, string>) {
  const response = await (await loadSharedApi(env))("user-params", headers);
  return { params: await response.json(), cache: response.headers.get("cache-control") };
}

const unknown = { country: null, latam: null, consent: "opt-in" };

describe("the route", () => {
  it("ignores country headers unless configured", async () => {
    const { params, cache } = await ask({}, { "cf-ipcountry": "US" });
    expect(params).toEqual(unknown);
    expect(cache).toMatch(/^public/);
  });

  it.each([
    ["us", { country: "US", latam: false, consent: "opt-out" }],
    ["BR", { country: "BR", latam: true, consent: "opt-in" }],
    ["MX", { country: "MX", latam: true, consent: "opt-out" }],
    ["DE", { country: "DE", latam: false, consent: "opt-in" }],
    ["XX", unknown],
    ["T1", unknown],
    ["United States", unknown],
    [null, unknown],
  ])("reads '%s' from the configured header, with an uncacheable response", async (value, expected) => {
    const headers = new Headers(value === null ? {} : { "cf-ipcountry": value });
    const { params, cache } = await ask({ COUNTRY_HEADER: "CF-IPCountry" }, Object.fromEntries(headers));
    expect(params).toEqual(expected);
    expect(cache).toBe("no-store");
  });
});

describe("the route with a remote host", () => {
  let host: SharedApiHost;
  const folder = temporaryFolder();
  beforeEach(async () => {
    host = await startSharedApiHost();
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
  });
  afterEach(() => host.close());
  const settings = () => ({ SHARED_API_URL: host.url, DATA_DIR: folder(), COUNTRY_HEADER: "CF-IPCountry" });

  it("follows from the host's table of regions", async () => {
    host.setAnswer("user-regions", { latam: ["MX"], optIn: ["MX"] });
    const { params } = await ask(settings(), { "cf-ipcountry": "mx" });
    expect(params).toEqual({ country: "MX", latam: true, consent: "opt-in" });
  });

  it("uses the stricter rule for an unknown country, because the host only sees our server's IP", async () => {
    host.setAnswer("user-params", { country: "US", latam: false, consent: "opt-out" });
    const { params } = await ask({ ...settings(), COUNTRY_HEADER: "" }, { "cf-ipcountry": "US" });
    expect(params).toMatchObject({ consent: "opt-in" });
    expect((await ask(settings(), { "cf-ipcountry": "XX" })).params).toMatchObject({ consent: "opt-in" });
  });
});
