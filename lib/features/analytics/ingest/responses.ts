/** This site's responses to posthog-js, the analytics library, in the format of PostHog's API. */
import "server-only";
import { createHash } from "node:crypto";
import type { Survey, WebExperiment } from "@/lib/features/analytics/definitions";
import { isRunning, listSurveys, listWebExperiments } from "@/lib/features/analytics/read-definitions";

/** The remote config of posthog-js: only the features that this site uses are enabled. */
export async function buildRemoteConfig(token: string, now: Date) {
  const [surveys, experiments] = await Promise.all([listSurveys(), listRunningExperiments(now)]);
  const running = surveys.filter((survey) => isRunning(survey, now));
  return {
    token,
    supportedCompression: ["gzip-js"],
    // posthog-js waits for flags before it applies an experiment or shows a survey that only some visitors may see.
    hasFeatureFlags: experiments.length > 0 || running.some(isSampled),
    // Our own field: without experiments, the browser does not download that part of the library.
    hasWebExperiments: experiments.length > 0,
    surveys: running.length > 0,
    analytics: { endpoint: "/e/" },
    defaultIdentifiedOnly: true,
    elementsChainAsString: true,
    autocapture_opt_out: true,
    autocaptureExceptions: false,
    captureDeadClicks: false,
    capturePerformance: false,
    heatmaps: false,
    sessionRecording: false,
    productTours: false,
    conversations: false,
    siteApps: [],
    toolbarParams: {},
    isAuthenticated: false,
  };
}

/** Percentage of visitors who may see a survey that has no `rollout_percentage`. */
const defaultPercentage = 10;

/** The library's name for the flag that decides who may see a survey. */
const targetingFlag = (survey: Survey) => `survey-targeting-${survey.id}`;
const percentageOf = ({ rollout_percentage: percentage = defaultPercentage }: Survey) => percentage;
const isSampled = (survey: Survey) => percentageOf(survey) < 100;

/** Running surveys. `end_date` is null, because posthog-js treats a survey with any end date, even a future one, as ended. */
export async function buildSurveysResponse(now: Date) {
  const running = (await listSurveys()).filter((survey) => isRunning(survey, now));
  const surveys = running.map((survey) => {
    const { rollout_percentage: _percentage, ...rest } = survey;
    return { ...rest, end_date: null, targeting_flag_key: isSampled(survey) ? targetingFlag(survey) : null };
  });
  return { surveys, survey_config: null };
}

async function listRunningExperiments(now: Date): Promise<WebExperiment[]> {
  return (await listWebExperiments()).filter((experiment) => isRunning(experiment, now));
}

export const buildExperimentsResponse = async (now: Date) => ({
  experiments: await listRunningExperiments(now),
});

/** A deterministic number from 0 to below 100 per visitor and flag, evenly distributed over visitors. */
function hashToPercent(key: string, distinctId: string): number {
  const digest = createHash("sha256").update(`${key}\0${distinctId}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

/** The variant for a visitor by the variants' weights; without weights, all are equally likely. */
function pickVariant({ variants }: WebExperiment, key: string, distinctId: string): string | undefined {
  const names = Object.keys(variants).sort();
  const weightOf = (name: string) => variants[name]?.rollout_percentage ?? 100 / names.length;
  let remaining = hashToPercent(key, distinctId);
  for (const name of names) {
    remaining -= weightOf(name);
    if (remaining < 0) return name;
  }
  // Rounding: weights such as thirds can add up to slightly less than 100.
  return names.at(-1);
}

type FlagValue = [key: string, value: string | boolean];

/** The value of each flag for a visitor: a variant of a running experiment, or whether they may see a survey. */
async function evaluateFlags(distinctId: string, now: Date): Promise<FlagValue[]> {
  const [experiments, surveys] = await Promise.all([listRunningExperiments(now), listSurveys()]);
  const variants = experiments.flatMap((experiment): FlagValue[] => {
    const key = experiment.feature_flag_key;
    return key === null ? [] : [[key, pickVariant(experiment, key, distinctId) ?? false]];
  });
  const surveyFlags = surveys
    .filter((survey) => isRunning(survey, now) && isSampled(survey))
    .map((survey): FlagValue => {
      const key = targetingFlag(survey);
      return [key, hashToPercent(key, distinctId) < percentageOf(survey)];
    });
  return [...variants, ...surveyFlags];
}

/** The reason for a flag's value, in the library's format. */
const matched = { code: "condition_match", condition_index: 0, description: "Matched condition set 1" };
const unmatched = {
  code: "no_condition_match",
  condition_index: null,
  description: "No condition set matched",
};

export async function buildFlagsResponse(distinctId: string, now: Date) {
  const values = await evaluateFlags(distinctId, now);
  const flags = values.map(([key, value], index) => [
    key,
    {
      key,
      enabled: value !== false,
      ...(typeof value === "string" && { variant: value }),
      reason: value === false ? unmatched : matched,
      metadata: { id: index + 1, version: 1, payload: null },
    },
  ]);
  return {
    flags: Object.fromEntries(flags),
    errorsWhileComputingFlags: false,
    requestId: crypto.randomUUID(),
  };
}

/** The response of `/decide` (version 3), for older clients: flag values together with the configuration. */
export async function buildDecideResponse(token: string, distinctId: string, now: Date) {
  return {
    ...(await buildRemoteConfig(token, now)),
    featureFlags: Object.fromEntries(await evaluateFlags(distinctId, now)),
    featureFlagPayloads: {},
    errorsWhileComputingFlags: false,
  };
}
