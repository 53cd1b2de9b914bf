import { afterEach, describe, expect, it, vi } from "vitest";
import { peerAddressHeader } from "@/lib/platform/http/client-address";
import { postCspReport } from "@/lib/platform/http/csp-report";

const post = (body: string, type: string, client = "192.0.2.1") =>
  postCspReport(
    new Request("http://localhost/api/csp-report", {
      method: "POST",
      body,
      headers: { "content-type": type, [peerAddressHeader]: client },
    }),
  );
const older = (directive: string, blocked: string) =>
  JSON.stringify({ "csp-report": { "effective-directive": directive, "blocked-uri": blocked } });
const written = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);

afterEach(() => vi.restoreAllMocks());

describe("postCspReport", () => {
  it("logs the directive and the kind of blocked resource, without URLs", async () => {
    const output = written();
    const response = await post(
      older("script-src-elem", "https://evil.example/?name=ada"),
      "application/csp-report",
    );
    expect(response.status).toBe(204);
    expect(String(output.mock.calls[0]?.[0])).toContain('"key":"script-src-elem","reason":"https"');
    expect(String(output.mock.calls[0]?.[0])).not.toContain("evil");
  });

  it("accepts the format of the Reporting API", async () => {
    const output = written();
    const report = {
      type: "csp-violation",
      url: "https://oxbow.example/",
      body: { effectiveDirective: "style-src-elem", blockedURL: "inline" },
    };
    const response = await post(JSON.stringify([report]), "application/reports+json");
    expect(response.status).toBe(204);
    expect(String(output.mock.calls[0]?.[0])).toContain('"reason":"inline"');
  });

  it("rejects bodies that are not reports", async () => {
    expect((await post("{", "application/csp-report")).status).toBe(400);
    expect((await post(older("a\nforged", "inline"), "application/csp-report")).status).toBe(400);
    expect((await post("{}", "text/plain")).status).toBe(415);
    expect((await post(`"${"a".repeat(9_000)}"`, "application/csp-report")).status).toBe(413);
  });

  it("logs only a sample of many reports", async () => {
    const output = written();
    for (let count = 0; count < 100; count += 1)
      await post(older("script-src", "inline"), "application/csp-report", `198.51.100.${count}`);
    expect(output.mock.calls.length).toBeLessThan(25);
  });

  it("logs reports of others after one client has sent many", async () => {
    vi.useFakeTimers({ now: Date.now() + 3_600_000 });
    const output = written();
    for (let count = 0; count < 100; count += 1)
      await post(older("img-src", "data"), "application/csp-report", "203.0.113.1");
    await post(older("font-src", "data"), "application/csp-report", "203.0.113.2");
    vi.useRealTimers();
    expect(output.mock.calls.map(([line]) => String(line)).join("")).toContain("font-src");
  });
});
