import { describe, expect, it, vi } from "vitest";
import { describeError, formatLogLine, log } from "@/lib/base/log";
import { UpstreamError } from "@/lib/platform/http/host-client";

const at = new Date(Date.UTC(2026, 0, 2));

describe("formatLogLine", () => {
  it("is one JSON object on one line", () => {
    const line = formatLogLine("info", "lead.accept", { leadId: "1\n2", form: "inquiry" }, at);
    expect(line).not.toContain("\n");
    expect(JSON.parse(line)).toEqual({
      time: "2026-01-02T00:00:00.000Z",
      level: "info",
      event: "lead.accept",
      leadId: "1\n2",
      form: "inquiry",
    });
  });

  it("drops every field that is not on the list", () => {
    const given = { leadId: "1", email: "ada@engines.example", message: "hello", address: "203.0.113.7" };
    const line = formatLogLine("info", "lead.accept", given, at);
    expect(Object.keys(JSON.parse(line))).toEqual(["time", "level", "event", "leadId"]);
  });
});

describe("log", () => {
  it("drops and counts lines while nobody reads them", () => {
    const written: unknown[] = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, "write").mockImplementation((line) => written.push(JSON.parse(String(line))) > 0);
    const waiting = vi.spyOn(process.stdout, "writableLength", "get").mockReturnValue(2_000_000);
    log("info", "lead.accept");
    log("info", "lead.accept");
    expect(written).toEqual([]);
    waiting.mockReturnValue(0);
    log("info", "lead.removed");
    expect(written).toMatchObject([{ event: "log.dropped", count: 2 }, { event: "lead.removed" }]);
  });
});

describe("describeError", () => {
  it("logs why another service failed", async () => {
    const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    expect(describeError(new TypeError("fetch failed", { cause: refused }))).toMatchObject({
      errorKind: "fetch failed",
      errorCode: "ECONNREFUSED",
    });
    expect(describeError(new UpstreamError("timeout", { isTransient: true }))).toMatchObject({
      errorCode: "timeout",
    });
  });

  it("logs name, code and location of an error, but not its message", () => {
    const error = Object.assign(new RangeError("ada@engines.example\nsecond line"), { code: "EFULL" });
    const described = describeError(error);
    expect(described).toMatchObject({ errorName: "RangeError", errorCode: "EFULL" });
    expect(described.errorAt).toMatch(/^at .*log\.test\.ts/);
    expect(JSON.stringify(described)).not.toMatch(/ada@|second line/);
  });

  it("logs the location even if the message looks like a stack frame", () => {
    const described = describeError(new Error("no page\n    at ada@engines.example\n    at home"));
    expect(described.errorAt).toMatch(/^at .*log\.test\.ts/);
  });

  it.each([
    ["Cannot read properties of undefined (reading 'ada')", "Cannot read properties of undefined"],
    ["ada.lovelace is not a function", "is not a function"],
    ["Invalid time value", "Invalid time value"],
    ["Unexpected token 'a', \"ada lovelace\" is not valid JSON", "is not valid JSON"],
    ["no lead of ada@engines.example", undefined],
  ])("logs nothing of the message %j but %j", (message, kind) => {
    expect(describeError(new Error(message)).errorKind).toBe(kind);
  });

  it("accepts any thrown value", () => {
    expect(describeError("ada@engines.example")).toEqual({ errorName: "string" });
    expect(describeError(null)).toEqual({ errorName: "object" });
  });
});
