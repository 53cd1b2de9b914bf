import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";

const contentDir = mkdtempSync(join(tmpdir(), "oxbow-definitions-"));
const folder = join(contentDir, "analytics");
mkdirSync(folder);
vi.stubEnv("CONTENT_DIR", contentDir);
const { checkDefinitions } = await import("@/lib/features/analytics/check-definitions");

afterAll(() => rmSync(contentDir, { recursive: true }));

const pathOf = (file: string) => relative(process.cwd(), join(folder, file));
const write = (surveys: string, experiments = '{"experiments":[]}') => {
  writeFileSync(join(folder, "surveys.json"), surveys);
  writeFileSync(join(folder, "experiments.json"), experiments);
};

const experiment = (more: object = {}) => ({
  id: 1,
  name: "Note",
  feature_flag_key: "note",
  start_date: "2026-11-01T00:00:00Z",
  end_date: null,
  variants: {
    control: { conditions: { url: "/pricing" }, rollout_percentage: 50, transforms: [] },
    b: { conditions: { url: "/pricing" }, rollout_percentage: 50, transforms: [] },
  },
  ...more,
});
const variants = (control: object, b: object) => ({
  control: { transforms: [], ...control },
  b: { transforms: [], ...b },
});

async function check(...experiments: object[]): Promise<string[]> {
  write('{"surveys":[]}', JSON.stringify({ experiments }));
  return checkDefinitions();
}

describe("checkDefinitions", () => {
  it("reports nothing for valid definitions", async () => {
    expect(await check(experiment())).toEqual([]);
  });

  it("names a flag and an id that are used twice", async () => {
    expect(await check(experiment(), experiment({ id: 2 }))).toEqual([
      expect.stringMatching(/feature_flag_key "note" is used more/),
    ]);
    expect(await check(experiment(), experiment({ feature_flag_key: "other" }))).toEqual([
      expect.stringMatching(/id "1" is used more/),
    ]);
  });

  const half = { rollout_percentage: 50 };
  const slowRule = { url: "(a+)+$", urlMatchType: "regex" };
  const invalidSelector = { selector: "main h1 +", html: "Prices" };
  const onPricing = { conditions: { url: "/pricing" }, transforms: [invalidSelector] };

  it.each([
    ["a flag with spaces", { feature_flag_key: "a note" }, /experiments\[0\]\.feature_flag_key/],
    [
      "weights that are not the whole",
      { variants: variants(half, { rollout_percentage: 20 }) },
      /together 100/,
    ],
    [
      "weights without a flag",
      { feature_flag_key: null, variants: variants(half, half) },
      /rollout_percentage needs a feature_flag_key/,
    ],
    [
      "variants on different pages",
      { variants: variants({ conditions: { url: "/a" } }, { conditions: { url: "/b" } }) },
      /need the same conditions or none/,
    ],
    ["an experiment for nobody", { feature_flag_key: null, variants: variants({}, {}) }, /nobody/],
    [
      "a selector that is not CSS",
      { feature_flag_key: null, variants: { b: onPricing } },
      /"main h1 \+", which is not valid CSS/,
    ],
    ["an early end", { end_date: "2026-10-01T00:00:00Z" }, /must end after it starts/],
    [
      "a rule that could take too long",
      { variants: variants({}, { conditions: slowRule }) },
      /variants\.b\.conditions\.url: .*too long/,
    ],
  ])("names %s", async (_name, change, problem) => {
    const problems = await check(experiment(change));
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems[0]?.startsWith(`${pathOf("experiments.json")}:1: `)).toBe(true);
  });

  const question = { id: "why", type: "open", question: "?" };
  const survey = {
    id: "a",
    name: "A",
    type: "popover",
    schedule: "once",
    start_date: null,
    end_date: null,
    conditions: null,
    questions: [question],
  };

  it.each([
    [
      "selector that is not CSS",
      { conditions: { selector: "main h1 +" } },
      /"main h1 \+", which is not valid CSS/,
    ],
    [
      "questions with the same id",
      { questions: [question, question] },
      /"A": the question id "why" is used more/,
    ],
  ])("names a survey's %s", async (_name, change, problem) => {
    write(JSON.stringify({ surveys: [{ ...survey, ...change }] }));
    expect(await checkDefinitions()).toEqual([expect.stringMatching(problem)]);
  });

  it("names the file and the line that are not JSON, and a file that is missing", async () => {
    write('{\n"surveys": [,\n]}');
    rmSync(join(folder, "experiments.json"));
    expect(await checkDefinitions()).toEqual([
      expect.stringContaining(`${pathOf("surveys.json")}:2: is not JSON`),
      `${pathOf("experiments.json")}: is missing`,
    ]);
  });
});
