import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase, execute } from "@/tests/fixtures/shared-postgres";

/** Several servers on one database: each has modules of its own. In one process they share the connections. */

async function startServer() {
  vi.resetModules();
  // On a busy machine a query can take longer than a server waits for one.
  const { extendTimeouts } = await import("@/lib/platform/database/timeout-factor");
  extendTimeouts();
  const { createSharedRateLimiter } = await import("@/lib/platform/limits/shared-rate-limit");
  const { exceedsDeliveredRate } = await import("@/lib/features/leads/sender-limits");
  return { createSharedRateLimiter, exceedsDeliveredRate };
}

let url: string;
beforeEach(async () => {
  url = await createDatabase();
  vi.stubEnv("LINK_SIGNING_KEY", "07".repeat(32));
  vi.stubEnv("DATABASE_URL", url);
});
afterEach(async () => {
  await (await globalThis.oxbowLimitStore)?.close();
  globalThis.oxbowLimitStore = undefined;
  vi.unstubAllEnvs();
});

const limit = { burst: 30, perMinute: 10 };

/** Reads the table of counts. */
const listKeys = async () =>
  (await execute<{ key: string }>(url, "select key from rate_limits")).map(({ key }) => key);

describe("limits of servers on one database", () => {
  it("allow 30 requests over both servers together", async () => {
    const servers = [await startServer(), await startServer()];
    const limiters = servers.map((server) => server.createSharedRateLimiter("leads", limit));
    const now = Date.now();
    const taken = await Promise.all(
      Array.from({ length: 80 }, (_, index) => limiters[index % 2]?.take("203.0.113.7", now)),
    );
    expect(taken.filter((decision) => decision?.isAllowed)).toHaveLength(30);
    const refused = await limiters[0]?.take("203.0.113.7", now);
    expect(refused).toMatchObject({ isAllowed: false });
    expect(refused?.isAllowed === false && refused.retryAfter).toBeLessThanOrEqual(180);
    expect(await limiters[1]?.take("203.0.113.8", now)).toEqual({ isAllowed: true });
  });

  it("allow one request that costs more than is left", async () => {
    const { createSharedRateLimiter } = await startServer();
    const limiter = createSharedRateLimiter("events", { burst: 3, perMinute: 60 });
    expect(await limiter.take("a", Date.now(), 100)).toEqual({ isAllowed: true });
    expect((await limiter.take("a", Date.now())).isAllowed).toBe(false);
  });

  it("count delivered leads of an IPv6 /48 together, and make no second count for IPv4", async () => {
    vi.stubEnv("LEAD_RATE_BURST", "1");
    vi.stubEnv("LEAD_RATE_PER_MINUTE", "1");
    const servers = [await startServer(), await startServer()];
    const isHeld = async (index: number, client: string) =>
      servers[index % 2]?.exceedsDeliveredRate(client, Date.now());
    expect(await isHeld(0, "203.0.113.7")).toBe(false);
    expect((await listKeys()).map((key) => key.split(":")[0])).toEqual(["leads"]);
    const held: unknown[] = [];
    for (let index = 0; index < 12; index += 1) held.push(await isHeld(index, `2001:db8:1:${index}::/64`));
    expect(held).toEqual([...Array(10).fill(false), true, true]);
    expect(await isHeld(0, "2001:db8:2:0::/64")).toBe(false);
  });

  it("start over if a server whose clock was ahead counted the window", async () => {
    const { createSharedRateLimiter } = await startServer();
    const limiter = createSharedRateLimiter("leads", { burst: 1, perMinute: 1 });
    await limiter.take("a", Date.now());
    await execute(url, "update rate_limits set points = 99, expire = expire + 86400000");
    const { createSharedRateLimiter: createOnOther } = await startServer();
    expect(await createOnOther("leads", { burst: 1, perMinute: 1 }).take("a", Date.now())).toEqual({
      isAllowed: true,
    });
  });

  it("start over when the window has ended", async () => {
    const { createSharedRateLimiter } = await startServer();
    const take = () => createSharedRateLimiter("leads", { burst: 1, perMinute: 1 }).take("a", Date.now());
    expect(await take()).toEqual({ isAllowed: true });
    expect(await take()).toEqual({ isAllowed: false, retryAfter: 60 });
    await execute(url, "update rate_limits set points = 99, expire = expire - 60000");
    expect(await take()).toEqual({ isAllowed: true });
    expect(await take()).toEqual({ isAllowed: false, retryAfter: 60 });
  });

  it("count quotas together, by their cost", async () => {
    const servers = [await startServer(), await startServer()];
    const quota = { burst: 10, perMinute: 10 / 1_440 };
    const [first, second] = servers.map((server) => server.createSharedRateLimiter("events-rows", quota));
    expect(await first?.take("a", 0, 6)).toEqual({ isAllowed: true });
    expect(await second?.take("a", 0, 3)).toEqual({ isAllowed: true });
    expect(await first?.take("a", 0, 6)).toEqual({ isAllowed: true });
    const refused = await second?.take("a", 0, 1);
    expect(refused).toMatchObject({ isAllowed: false });
    const day = 86_400;
    expect(refused?.isAllowed === false && refused.retryAfter).toBeLessThanOrEqual(day);
    expect(refused?.isAllowed === false && refused.retryAfter).toBeGreaterThan(day - 60);
    expect(await second?.take("b", 0, 10)).toEqual({ isAllowed: true });
    expect(await first?.take("b", 0, 1)).toMatchObject({ isAllowed: false });
  });

  it("store no address", async () => {
    const { createSharedRateLimiter } = await startServer();
    await createSharedRateLimiter("leads", limit).take("203.0.113.7", Date.now());
    const keys = await listKeys();
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain("203.0.113.7");
  });

  it("count in each server while the database is unavailable", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
    const { createSharedRateLimiter } = await startServer();
    const limiter = createSharedRateLimiter("leads", { burst: 1, perMinute: 1 });
    expect(await limiter.take("a", 0)).toEqual({ isAllowed: true });
    expect(await limiter.take("a", 0)).toEqual({ isAllowed: false, retryAfter: 60 });
  });
});
