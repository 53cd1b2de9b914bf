import { beforeEach, describe, expect, it, vi } from "vitest";
import { surveySchema, webExperimentSchema } from "@/lib/features/analytics/definitions";

const definitions = vi.hoisted(() => ({ surveys: [] as unknown[], experiments: [] as unknown[] }));
vi.mock("@/lib/features/analytics/read-definitions", async (original) => ({
  ...(await original<typeof import("@/lib/features/analytics/read-definitions")>()),
  listSurveys: async () => definitions.surveys,
  listWebExperiments: async () => definitions.experiments,
}));

import {
  buildExperimentsResponse,
  buildFlagsResponse,
  buildRemoteConfig,
  buildSurveysResponse,
} from "@/lib/features/analytics/ingest/responses";

const now = new Date("2026-11-22T12:00:00Z");
const started = "2026-11-01T00:00:00Z";
const survey = (overrides: object = {}) =>
  surveySchema.parse({
    id: "s",
    name: "S",
    type: "popover",
    schedule: "once",
    start_date: started,
    end_date: null,
    conditions: null,
    questions: [{ id: "q", type: "open", question: "?" }],
    ...overrides,
  });
const experiment = (overrides: object = {}) =>
  webExperimentSchema.parse({
    id: 1,
    name: "E",
    feature_flag_key: "e",
    start_date: started,
    variants: {
      control: { rollout_percentage: 80, transforms: [] },
      b: { rollout_percentage: 20, transforms: [] },
    },
    ...overrides,
  });

/** The percentage of visitors that get each value of a flag. */
async function percentages(key: string): Promise<Record<string, number>> {
  const visitors = 5_000;
  const percentageOf: Record<string, number> = {};
  for (let i = 0; i < visitors; i += 1) {
    const { flags } = await buildFlagsResponse(`visitor-${i}`, now);
    const { enabled, variant } = flags[key];
    const value = String(variant ?? enabled);
    percentageOf[value] = (percentageOf[value] ?? 0) + 100 / visitors;
  }
  return percentageOf;
}

beforeEach(() => {
  definitions.surveys = [];
  definitions.experiments = [];
});

describe("flags", () => {
  it("assign visitors by the variants' weights, deterministically per visitor", async () => {
    definitions.experiments = [experiment()];
    const { control = 0, b = 0 } = await percentages("e");
    expect(control).toBeGreaterThan(77);
    expect(b).toBeGreaterThan(17);
    expect(control + b).toBeCloseTo(100);
    const getFlags = async () => (await buildFlagsResponse("me", now)).flags;
    expect(await getFlags()).toEqual(await getFlags());
  });

  it("split evenly without weights", async () => {
    definitions.experiments = [
      experiment({ variants: { a: { transforms: [] }, b: { transforms: [] }, c: { transforms: [] } } }),
    ];
    for (const percentage of Object.values(await percentages("e")))
      expect(Math.abs(percentage - 100 / 3)).toBeLessThan(3);
  });

  it("show a survey to 10% of the visitors, or to its `rollout_percentage`", async () => {
    definitions.surveys = [survey(), survey({ id: "half", rollout_percentage: 50 })];
    expect(Math.abs(((await percentages("survey-targeting-s")).true ?? 0) - 10)).toBeLessThan(2);
    expect(Math.abs(((await percentages("survey-targeting-half")).true ?? 0) - 50)).toBeLessThan(3);
  });

  it("exclude experiments and surveys that are not running", async () => {
    definitions.experiments = [
      experiment({ start_date: null }),
      experiment({ end_date: "2026-11-22T11:59:59Z" }),
      experiment({ start_date: "2026-11-23T00:00:00Z" }),
    ];
    definitions.surveys = [survey({ start_date: null })];
    expect((await buildFlagsResponse("me", now)).flags).toEqual({});
    expect((await buildExperimentsResponse(now)).experiments).toEqual([]);
    expect(await buildRemoteConfig("t", now)).toMatchObject({
      hasFeatureFlags: false,
      hasWebExperiments: false,
      surveys: false,
    });
  });
});

describe("the surveys response", () => {
  it("has only running surveys, without an end, and with a targeting flag unless all visitors may see them", async () => {
    const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
    definitions.surveys = [
      survey({ id: "draft", start_date: null }),
      survey({ id: "later", start_date: daysFromNow(1) }),
      survey({ id: "over", end_date: daysFromNow(-1) }),
      // posthog-js takes any `end_date` for a past one.
      survey({ id: "tenth", end_date: daysFromNow(1) }),
      survey({ id: "all", rollout_percentage: 100 }),
    ];
    const { surveys } = await buildSurveysResponse(now);
    expect(surveys).toMatchObject([
      { id: "tenth", end_date: null, targeting_flag_key: "survey-targeting-tenth" },
      { id: "all", end_date: null, targeting_flag_key: null },
    ]);
    expect(JSON.stringify(surveys)).not.toContain("rollout_percentage");
  });
});
