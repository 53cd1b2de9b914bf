import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SharedApiHost, startSharedApiHost } from "@/tests/fixtures/shared-api-host";
import { loadSharedApi } from "@/tests/fixtures/shared-api-route";

const name = "salesforce-messaging";
let host: SharedApiHost;

beforeEach(async () => {
  host = await startSharedApiHost();
  host.setAnswer(name, { token: "header.claims.signature", secret: "not for browsers" });
});
afterEach(() => host.close());

async function startRoute(env: Record<string, string> = { SHARED_API_URL: host.url }) {
  const ask = await loadSharedApi(env);
  return (headers?: Record<string, string>) => ask(name, headers);
}

describe("the chat's token", () => {
  it("does not exist without a remote host", async () => {
    const ask = await startRoute({});
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("comes from the host without its cookies, and is not cached", async () => {
    host.setMode("cookie", name);
    const ask = await startRoute();
    const response = await ask();
    expect(await response.json()).toEqual({ token: "header.claims.signature" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    await ask();
    expect(host.requests(name)).toHaveLength(2);
  });

  it("is requested with the configured cookie and no other visitor header", async () => {
    const ask = await startRoute({ SHARED_API_URL: host.url, CHAT_TOKEN_COOKIE: "session" });
    await ask({
      cookie: "consent=1.chat.1; session=abc=; my_session=x",
      authorization: "Basic x",
      "x-own": "1",
    });
    const [received] = host.requests(name);
    expect(received?.headers.cookie).toBe("session=abc=");
    expect(received?.headers).not.toHaveProperty("authorization");
    expect(received?.headers).not.toHaveProperty("x-own");
  });

  it.each(["error", "missing", "html", "cut", "redirect", "huge"] as const)(
    "is unavailable if the host's response is: %s",
    async (mode) => {
      const lines = vi.spyOn(process.stderr, "write").mockReturnValue(true);
      host.setMode(mode, name);
      const ask = await startRoute();
      const response = await ask({ cookie: "session=abc" });
      expect(response.status).toBe(503);
      expect(lines.mock.calls.join()).toContain('"shared-api.failed"');
      expect(lines.mock.calls.join()).not.toContain("session");
    },
  );

  it("is not requested again for a minute from a host that asks for fewer requests", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    host.setMode("busy", name);
    const ask = await startRoute();
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 503]);
    expect(host.requests(name)).toHaveLength(1);
  });

  it("is not available to other sites", async () => {
    const ask = await startRoute();
    expect((await ask({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect(host.requests(name)).toEqual([]);
  });

  it("is rate-limited per visitor", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const ask = await startRoute();
    const statuses: number[] = [];
    for (let index = 0; index < 61; index++) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });
});
