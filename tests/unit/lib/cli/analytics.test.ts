import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StoredEvent } from "@/lib/features/analytics/store/types";

const folder = mkdtempSync(join(tmpdir(), "oxbow-report-"));
const now = Date.parse("2026-11-22T12:00:00Z");
let stdout = "";
let stderr = "";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATA_DIR", join(folder, String(Math.random())));
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
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  globalThis.oxbowAnalyticsStore = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...argv: string[]): Promise<number> {
  const { runAnalyticsProgram } = await import("@/lib/cli/analytics");
  return runAnalyticsProgram(argv, now);
}

const event = (id: string, more: Partial<StoredEvent>): StoredEvent => ({
  id,
  name: "$pageview",
  at: now - 1_000,
  person: "p",
  is_identified: 0,
  session: id,
  path: "/pricing",
  page_type: "pricing",
  source: "news",
  medium: "email",
  campaign: null,
  content: null,
  country: null,
  device: null,
  experiment: null,
  variation: null,
  form: null,
  properties: "{}",
  ...more,
});

async function fill(): Promise<void> {
  const { getAnalyticsStore } = await import("@/lib/features/analytics/store");
  const store = await getAnalyticsStore();
  const response = { $survey_id: "pricing-clarity", $survey_response_clear: 4 };
  await store.addEvents([
    event("now", {}),
    event("answer", { session: "now", name: "survey sent", properties: JSON.stringify(response) }),
    event("before", { at: now - 40 * 86_400_000 }),
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
    [["--days", "x"], /--days must be a whole number/],
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
    expect(stderr).toBe("");
  });
});
