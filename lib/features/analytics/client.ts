/**
 * The analytics library in the browser: loaded with the visitor's consent while the page is idle, and removed
 * with its storage when the consent is withdrawn.
 */
import type { CaptureResult, PostHog, PostHogConfig } from "posthog-js/dist/module.slim";
import { trackingIdParameters } from "@/lib/base/campaign-parameters";
import { eraseCategory } from "@/lib/content/consent/stored";
import { cleanUrl } from "./clean-url";
import type { WebExperiment } from "./definitions";
import { setEventSink, type TrackedEvent, track } from "./events";
import { recordExposure } from "./exposures";
import { onNavigation } from "./navigation";
import { clientLimits, ingestPath } from "./settings";
import { adoptSurveyStyles, removeSurveys } from "./survey-styles";
import { holdSurveysUntilUse } from "./survey-timing";
import { listShownExperiments, toAssignment, toLibraryExperiment } from "./web-experiments";

/** Active features according to the ingest endpoint. A remote PostHog host omits `hasWebExperiments`. */
type RemoteConfig = {
  surveys: boolean;
  /** The settings of recordings, or false. */
  sessionRecording: object | false;
  hasWebExperiments?: boolean;
};

type Extensions = NonNullable<PostHogConfig["__extensionClasses"]>;
type ConfigHolder = { _POSTHOG_REMOTE_CONFIG?: Record<string, { config: RemoteConfig; siteApps: [] }> };

async function fetchConfig(token: string): Promise<RemoteConfig> {
  const response = await fetch(`${ingestPath}/array/${encodeURIComponent(token)}/config`, {
    credentials: "omit",
  });
  if (!response.ok) throw new Error("no analytics");
  const config: RemoteConfig = await response.json();
  // The library reads this instead of requesting the config again.
  (window as ConfigHolder)._POSTHOG_REMOTE_CONFIG = { [token]: { config, siteApps: [] } };
  return config;
}

/** Loads only the extensions that are in use: each brings code that most pages never need. */
async function loadExtensions(config: RemoteConfig, hasExperiments: boolean): Promise<Extensions> {
  const { surveys, sessionRecording } = config;
  if (!surveys && !hasExperiments && !sessionRecording) return {};
  const bundles = await import("./extensions");
  return {
    ...(surveys && bundles.SurveysExtensions),
    ...(hasExperiments && bundles.ExperimentsExtensions),
    ...(sessionRecording && bundles.SessionReplayExtensions),
  };
}

const urlKeys = [
  "$current_url",
  "$referrer",
  "$session_entry_url",
  "$session_entry_referrer",
  "$initial_current_url",
  "$initial_referrer",
];

/** PRIVACY: removes from URLs what a visitor may have typed, before an event leaves the page. */
function cleanEvent(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null;
  for (const bag of [event.properties, event.$set_once]) {
    for (const key of urlKeys) {
      const url = bag?.[key];
      if (bag && typeof url === "string" && url.startsWith("http")) bag[key] = cleanUrl(url);
    }
  }
  return event;
}

function buildConfig(extensions: Extensions, hasSurveys: boolean): Partial<PostHogConfig> {
  return {
    ...clientLimits,
    api_host: ingestPath,
    persistence: "localStorage+cookie",
    person_profiles: "identified_only",
    cross_subdomain_cookie: false,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_heatmaps: false,
    capture_exceptions: false,
    capture_dead_clicks: false,
    // PRIVACY: the library stores the URL of the first page, and a recording could show what a visitor typed, or the link
    // to the receipt.
    mask_personal_data_properties: true,
    custom_personal_data_properties: [...trackingIdParameters],
    session_recording: {
      maskTextSelector: "*",
      blockSelector: 'a[href*="/receipt/"]',
      maskCapturedNetworkRequestFn: (request) => ({
        ...request,
        name: request.name && cleanUrl(request.name),
      }),
    },
    disable_session_recording: extensions.sessionRecording === undefined,
    disable_surveys: !hasSurveys,
    // The library's default is true, so false must be passed explicitly.
    disable_web_experiments: extensions.experiments === undefined,
    disable_product_tours: true,
    external_scripts_inject_target: "head",
    prepare_external_dependency_stylesheet: adoptSurveyStyles,
    before_send: cleanEvent,
    __extensionClasses: extensions,
  };
}

let client: PostHog | null = null;
let unsubscribeNavigation = () => {};
let stopHoldingSurveys = () => {};

const send = ({ name, properties, at }: TrackedEvent) => {
  // With options but no `_batchKey`, the library would not batch. A response's `quota_limited` stops the batch key `events`.
  client?.capture(name, properties, { timestamp: at, _batchKey: "events" });
};

/** The experiments that apply to the open page, recorded as seen. */
function activateExperiments(posthog: PostHog, experiments: readonly WebExperiment[]): WebExperiment[] {
  const shown = listShownExperiments(experiments, location.href, (key) => posthog.getFeatureFlag(key));
  for (const assignment of shown.filter(({ isPreview }) => !isPreview).map(toAssignment)) {
    recordExposure(assignment);
    track("experiment_viewed", assignment);
  }
  return shown.map(toLibraryExperiment);
}

/**
 * Gives the library our checked experiments: it reads `$web_experiments` before it would fetch unchecked ones. It does
 * so when flags are loaded and after each client-side navigation.
 */
function provideExperiments(posthog: PostHog, experiments: readonly WebExperiment[]): void {
  const getProperty = posthog.get_property.bind(posthog);
  posthog.get_property = (name) =>
    name === "$web_experiments" ? activateExperiments(posthog, experiments) : getProperty(name);
  if (experiments.length === 0) return;
  const checkExperiments = () => {
    // Before the flags are loaded this is not needed: the library checks when they arrive.
    if (client?.featureFlags?.hasLoadedFlags) client.experiments?.loadIfEnabled();
  };
  // The library reads the URL and the page, and both have changed by the next frame.
  unsubscribeNavigation = onNavigation(() => requestAnimationFrame(checkExperiments));
}

/**
 * Loads and starts the library. `isStillAllowed` is checked again after each await, because the consent may
 * be withdrawn meanwhile. Rejects when the library cannot be loaded.
 */
export async function startClient(token: string, isStillAllowed: () => boolean): Promise<void> {
  const config = await fetchConfig(token);
  if (!isStillAllowed()) return;
  const mayHaveExperiments = config.hasWebExperiments !== false;
  const experiments = mayHaveExperiments
    ? await import("./trusted-experiments").then((part) => part.fetchTrustedExperiments(token))
    : [];
  if (!isStillAllowed()) return;
  const [{ posthog }, extensions] = await Promise.all([
    import("posthog-js/dist/module.slim"),
    loadExtensions(config, experiments.length > 0),
  ]);
  if (!isStillAllowed()) return;
  provideExperiments(posthog, experiments);
  posthog.init(token, buildConfig(extensions, config.surveys));
  if (posthog.surveys) stopHoldingSurveys = holdSurveysUntilUse(posthog.surveys);
  client = posthog;
  setEventSink(send);
}

/** Stops sending immediately, drops queued events and erases stored data. */
export function stopClient(): void {
  setEventSink(null);
  unsubscribeNavigation();
  stopHoldingSurveys();
  const stopped = client;
  client = null;
  if (stopped !== null) {
    stopped.set_config({ disable_persistence: true, disable_surveys: true });
    // Makes the library drop its queue and its retries.
    stopped.__loaded = false;
    removeSurveys();
  }
  // PRIVACY: everything that the library stores in this browser.
  eraseCategory("analytics");
}
