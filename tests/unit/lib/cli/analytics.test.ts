import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildStoredEvent } from "@/tests/fixtures/stored-event";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();
const now = Date.parse("2026-11-22T12:00:00Z");
let stdout = "";
let stderr = "";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATA_DIR", folder());
  stdout = "";
  stderr = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    stdout += text;
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    stderr += text;
    return true;
  });
});
afterEach(() => {
  globalThis.oxbowAnalyticsStore = undefined;
});

async function run(...argv: string[]): Promise<number> {
  const { runAnalyticsProgram } = await import("@/lib/cli/analytics");
  return runAnalyticsProgram(argv, now);
}

async function fill(): Promise<void> {
  const { getAnalyticsStore } = await import("@/lib/features/analytics/store");
  const store = await getAnalyticsStore();
  const response = { $survey_id: "pricing-clarity", $survey_response_clear: 4 };
  const visit = { at: now - 1_000, source: "news", medium: "email" };
  await store.addEvents([
    buildStoredEvent("now", visit),
    buildStoredEvent("answer", { ...visit, name: "survey sent", properties: JSON.stringify(response) }),
    buildStoredEvent("before", { ...visit, at: now - 40 * 86_400_000 }),
  ]);
  await store.close();
  globalThis.oxbowAnalyticsStore = undefined;
}

describe("npm run analytics", () => {
  it("prints the range compared with the previous one, with survey questions", async () => {
    await fill();
    expect(await run()).toBe(0);
    expect(stdout).toMatch(/news +1 +1 +0/);
    expect(stdout).toMatch(/email +1 +1 +0/);
    expect(stdout).toContain("How clear is what you would pay? (average 4.0)");
  });

  it("writes CSV and JSON", async () => {
    await fill();
    expect(await run("--csv", "--from", "2026-11-20")).toBe(0);
    expect(stdout).toContain('"source","news","visits","1","0"');
    globalThis.oxbowAnalyticsStore = undefined;
    stdout = "";
    expect(await run("--json", "--days", "7")).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ now: { visits: 1 }, before: { visits: 0 } });
  });

  it.each([
    [["--month", "3"], /--month/],
    [["--days"], /--days/],
    [["--from", "yesterday"], /--from must be a date/],
    [["--csv", "--json"], /either --csv or --json/],
    [["today"], /today/],
  ])("explains what is wrong with %j", async (argv, problem) => {
    expect(await run(...argv)).toBe(2);
    expect(stderr).toMatch(problem);
    expect(stderr).toContain("--help");
    expect(stdout).toBe("");
  });

  it("reports that the shipped definitions are valid", async () => {
    expect(await run("--check")).toBe(0);
    expect(stdout).toContain("are valid");
    expect(stderr).toBe("");
  });
});
