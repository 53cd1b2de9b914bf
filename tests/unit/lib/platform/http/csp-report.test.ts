import { afterEach, describe, expect, it, vi } from "vitest";
import { postCspReport } from "@/lib/platform/http/csp-report";

const post = (body: string, type: string) =>
  postCspReport(
    new Request("http://localhost/api/csp-report", {
      method: "POST",
      body,
      headers: { "content-type": type },
    }),
  );
const older = (directive: string, blocked: string) =>
  JSON.stringify({ "csp-report": { "effective-directive": directive, "blocked-uri": blocked } });
const written = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);

afterEach(() => vi.restoreAllMocks());

describe("postCspReport", () => {
  it("logs which directive stopped what kind of thing, and no address", async () => {
    const output = written();
    const answer = await post(
      older("script-src-elem", "https://evil.example/?name=ada"),
      "application/csp-report",
    );
    expect(answer.status).toBe(204);
    expect(String(output.mock.calls[0]?.[0])).toContain('"key":"script-src-elem","reason":"https"');
    expect(String(output.mock.calls[0]?.[0])).not.toContain("evil");
  });

  it("takes the newer list of reports", async () => {
    const output = written();
    const report = {
      type: "csp-violation",
      url: "https://oxbow.example/",
      body: { effectiveDirective: "style-src-elem", blockedURL: "inline" },
    };
    const answer = await post(JSON.stringify([report]), "application/reports+json");
    expect(answer.status).toBe(204);
    expect(String(output.mock.calls[0]?.[0])).toContain('"reason":"inline"');
  });

  it("refuses what is no report", async () => {
    expect((await post("{", "application/csp-report")).status).toBe(400);
    expect((await post(older("a\nforged", "inline"), "application/csp-report")).status).toBe(400);
    expect((await post("{}", "text/plain")).status).toBe(415);
    expect((await post(`"${"a".repeat(9_000)}"`, "application/csp-report")).status).toBe(413);
  });

  it("keeps a sample of a flood", async () => {
    const output = written();
    for (let count = 0; count < 100; count += 1)
      await post(older("script-src", "inline"), "application/csp-report");
    expect(output.mock.calls.length).toBeLessThan(25);
  });
});
