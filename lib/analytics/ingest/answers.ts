import "server-only";
import { createHash } from "node:crypto";
import { isRunning, listSurveys, listWebExperiments } from "@/lib/analytics/read-definitions";

/** What the library is told at its start: everything is off but what this site makes use of. */
export async function buildRemoteConfig(token: string, now: Date) {
  const [surveys, experiments] = await Promise.all([listSurveys(), listWebExperiments()]);
  return {
    token,
    supportedCompression: ["gzip-js"],
    hasFeatureFlags: experiments.length > 0,
    // Ours: without experiments their part of the library is not fetched.
    hasWebExperiments: experiments.length > 0,
    surveys: surveys.some((survey) => isRunning(survey, now)),
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

/** The config as the script that the library loads where it was not handed over. */
export function formatConfigScript(token: string, config: object): string {
  const holder = "window._POSTHOG_REMOTE_CONFIG";
  // In a script of its own nothing has to be escaped: it is never part of a document.
  const entry = JSON.stringify({ config, siteApps: [] });
  return `(function(){${holder}=${holder}||{};${holder}[${JSON.stringify(token)}]=${entry}})();`;
}

/** Surveys as the library takes them; those that don't run are its own to leave out. */
export const buildSurveysAnswer = async () => ({ surveys: await listSurveys(), survey_config: null });

export const buildExperimentsAnswer = async () => ({ experiments: await listWebExperiments() });

/** The same variant for the same visitor, each equally likely. */
function pickVariant(names: readonly string[], key: string, person: string): string | undefined {
  const digest = createHash("sha256").update(`${key}\0${person}`).digest();
  return names[digest.readUInt32BE(0) % names.length];
}

/** Answer to a question for feature flags: those of the web experiments. */
export async function buildFlagsAnswer(person: string) {
  const keyed = (await listWebExperiments()).flatMap(({ id, feature_flag_key: key, variants }) =>
    key === null ? [] : [{ id, key, variant: pickVariant(Object.keys(variants).sort(), key, person) }],
  );
  const flags = keyed.map(({ id, key, variant }) => [
    key,
    {
      key,
      enabled: true,
      variant,
      reason: { code: "condition_match", condition_index: 0, description: "Matched condition set 1" },
      metadata: { id, version: 1, payload: null },
    },
  ]);
  return {
    flags: Object.fromEntries(flags),
    errorsWhileComputingFlags: false,
    requestId: crypto.randomUUID(),
  };
}
