import { describe, expect, it, vi } from "vitest";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { route } from "@/lib/platform/http/route";

const request = (method: string) => new Request("http://localhost/", { method });
const ok = async () => new Response("fine", { headers: { "x-test": "1" } });

describe("route", () => {
  it("responds with 405 with Allow to every method without a handler", async () => {
    const made = route({ POST: ok });
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
      const response = await made[method](request(method));
      expect([method, response.status, response.headers.get("allow")]).toEqual([method, 405, "POST"]);
    }
    expect((await made.POST(request("POST"))).status).toBe(200);
  });

  it("responds to HEAD as to GET, without the body", async () => {
    const response = await route({ GET: ok }).HEAD(request("HEAD"));
    expect([response.status, response.headers.get("x-test"), await response.text()]).toEqual([200, "1", ""]);
  });

  it("responds with 405 to HEAD if GET has an effect", async () => {
    const visit = vi.fn(ok);
    const response = await route({ GET: visit, HEAD: null }).HEAD(request("HEAD"));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
    expect(visit).not.toHaveBeenCalled();
  });

  it("responds with 503 while the database is unavailable", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const fail = () => Promise.reject(new StoreUnavailableError("away"));
    const made = route({ GET: fail });
    expect((await made.GET(request("GET"))).status).toBe(503);
    expect(String(write.mock.calls[0]?.[0])).toContain('"event":"http.unavailable"');
  });

  it("responds to an exception with a generic 500, and logs its location, not its message", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const headers = { "x-oxbow-reference": "3f9a1c02", "x-oxbow-route": "/api/receipts/[token]/withdraw" };
    const fail = () => Promise.reject(new TypeError("ada@engines.example"));
    const made = route({ GET: fail });
    const response = await made.GET(
      new Request("http://localhost/api/receipts/secret/withdraw", { headers }),
    );
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("ada");
    const line: unknown = JSON.parse(String(write.mock.calls[0]?.[0]));
    expect(line).toMatchObject({ level: "error", event: "http.unexpected", errorName: "TypeError" });
    expect(line).toMatchObject({ errorAt: expect.stringContaining("route.test") });
    expect(line).toMatchObject({ path: "/api/receipts/[token]/withdraw", reference: "3f9a1c02" });
    expect(JSON.stringify(line)).not.toMatch(/ada@|secret/);
  });
});
