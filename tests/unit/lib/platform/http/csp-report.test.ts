import { describe, expect, it, vi } from "vitest";
import { peerAddressHeader } from "@/lib/platform/http/client-address";
import { postCspReport } from "@/lib/platform/http/csp-report";

const post = (body: string, type: string, client = "192.0.2.1", origin = "http://localhost:3000") =>
  postCspReport(
    new Request("http://localhost/api/csp-report", {
      method: "POST",
      body,
      headers: { "content-type": type, origin, [peerAddressHeader]: client },
    }),
  );
const legacyReport = (directive: string, blocked: string) =>
  JSON.stringify({ "csp-report": { "effective-directive": directive, "blocked-uri": blocked } });
const spyOnStderr = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);

describe("postCspReport", () => {
  it.each([
    ["script-src-elem", "https://evil.example/?name=ada", "script-src-elem", "https"],
    ["style-src-elem", "inline", "style-src-elem", "inline"],
    ["john-smith", "john.smith+4917012345678:x", "other", "other"],
  ])("logs the kind of directive and of blocked resource, and no text: %s, %s", async (...report) => {
    const [directive, blocked, key, reason] = report;
    const output = spyOnStderr();
    const response = await post(legacyReport(directive, blocked), "application/csp-report", "192.0.2.9");
    expect(response.status).toBe(204);
    expect(String(output.mock.calls[0]?.[0])).toContain(`"key":"${key}","reason":"${reason}"`);
    expect(String(output.mock.calls[0]?.[0])).not.toMatch(/evil|john/);
  });

  it("rejects bodies that are not reports", async () => {
    expect((await post("{", "application/csp-report")).status).toBe(400);
    expect((await post("{}", "application/csp-report")).status).toBe(400);
    expect((await post("{}", "text/plain")).status).toBe(415);
    expect((await post("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await post(`"${"a".repeat(9_000)}"`, "application/csp-report")).status).toBe(413);
  });

  it("rejects reports from other sites", async () => {
    const report = legacyReport("img-src", "data");
    const response = await post(report, "application/csp-report", "192.0.2.8", "https://evil.example");
    expect(response.status).toBe(403);
  });

  it("rate-limits the log", async () => {
    const output = spyOnStderr();
    for (let count = 0; count < 100; count += 1)
      await post(legacyReport("script-src", "inline"), "application/csp-report", `198.51.100.${count}`);
    expect(output.mock.calls.length).toBeLessThan(25);
  });

  it("still logs other clients' reports after one has used up its limit", async () => {
    // An hour later, so that the limits of the other tests are over.
    vi.useFakeTimers({ now: Date.now() + 3_600_000 });
    const output = spyOnStderr();
    for (let count = 0; count < 100; count += 1)
      await post(legacyReport("img-src", "data"), "application/csp-report", "203.0.113.1");
    await post(legacyReport("font-src", "data"), "application/csp-report", "203.0.113.2");
    vi.useRealTimers();
    expect(output.mock.calls.map(([line]) => String(line)).join("")).toContain("font-src");
  });
});
