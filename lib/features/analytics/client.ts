/**
 * The analytics library in the browser: loaded with the visitor's consent and when the page is idle, and
 * taken down with all that it stored when the consent is withdrawn.
 */
import Cookies from "js-cookie";
import type { CaptureResult, PostHog, PostHogConfig } from "posthog-js/dist/module.slim";
import { cleanAddress } from "./clean-address";
import type { WebExperiment } from "./definitions";
import { setEventSink, type TrackedEvent, track } from "./events";
import { noteExposure } from "./exposures";
import { onNavigation } from "./navigation";
import { clientLimits, ingestPath, storedPrefixes } from "./settings";
import { adoptSurveyStyles, removeSurveys } from "./survey-styles";
import { listShown, toDecided, toExposure } from "./web-experiments";

/** What the ingest says is active; see `ingest/answers.ts`. Another host says nothing of web experiments. */
type RemoteConfig = {
  surveys?: boolean | unknown[];
  sessionRecording?: unknown;
  hasWebExperiments?: boolean;
};

type Extensions = NonNullable<PostHogConfig["__extensionClasses"]>;
type ConfigHolder = { _POSTHOG_REMOTE_CONFIG?: Record<string, { config: RemoteConfig; siteApps: [] }> };

const isActive = (part: unknown): boolean => (Array.isArray(part) ? part.length > 0 : Boolean(part));

async function fetchConfig(token: string): Promise<RemoteConfig> {
  const answer = await fetch(`${ingestPath}/array/${encodeURIComponent(token)}/config`, {
    credentials: "omit",
  });
  if (!answer.ok) throw new Error("no analytics");
  const config: RemoteConfig = await answer.json();
  // The library takes it from here instead of asking again.
  (window as ConfigHolder)._POSTHOG_REMOTE_CONFIG = { [token]: { config, siteApps: [] } };
  return config;
}

/** Only the parts of which something is active: each brings code that most pages never need. */
async function loadExtensions(config: RemoteConfig, hasExperiments: boolean): Promise<Extensions> {
  const wanted = [isActive(config.surveys), hasExperiments, isActive(config.sessionRecording)];
  if (!wanted.includes(true)) return {};
  const bundles = await import("./extensions");
  return {
    ...(wanted[0] && bundles.SurveysExtensions),
    ...(wanted[1] && bundles.ExperimentsExtensions),
    ...(wanted[2] && bundles.SessionReplayExtensions),
  };
}

const addressKeys = [
  "$current_url",
  "$referrer",
  "$session_entry_url",
  "$session_entry_referrer",
  "$initial_current_url",
  "$initial_referrer",
];

/** PRIVACY: addresses lose what a visitor may have put into them before an event leaves the page. */
function cleanEvent(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null;
  for (const bag of [event.properties, event.$set_once]) {
    for (const key of addressKeys) {
      const address = bag?.[key];
      if (bag && typeof address === "string" && address.startsWith("http")) bag[key] = cleanAddress(address);
    }
  }
  return event;
}

function buildConfig(extensions: Extensions, hasSurveys: boolean): Partial<PostHogConfig> {
  return {
    ...clientLimits,
    rate_limiting: { ...clientLimits.rate_limiting },
    request_queue_config: { ...clientLimits.request_queue_config },
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
    disable_session_recording: extensions.sessionRecording === undefined,
    disable_surveys: !hasSurveys,
    // Off unless told otherwise.
    disable_web_experiments: extensions.experiments === undefined,
    disable_product_tours: true,
    external_scripts_inject_target: "head",
    prepare_external_dependency_stylesheet: adoptSurveyStyles,
    before_send: cleanEvent,
    __extensionClasses: extensions,
  };
}

let client: PostHog | null = null;
let stopFollowingPages = () => {};

const send = ({ name, properties, at }: TrackedEvent) => {
  client?.capture(name, properties, { timestamp: at });
};

/** The experiments that apply to the open page, counted as seen. */
function showExperiments(posthog: PostHog, experiments: readonly WebExperiment[]): WebExperiment[] {
  const shown = listShown(experiments, location.href, (key) => posthog.getFeatureFlag(key));
  for (const exposure of shown.filter(({ isPreview }) => !isPreview).map(toExposure)) {
    noteExposure(exposure);
    track("experiment_viewed", exposure);
  }
  return shown.map(toDecided);
}

/**
 * Hands the library its experiments where it looks for them before it would fetch them, as text that no policy
 * has passed: once flags are there, and again for each page that is opened without a load.
 */
function provideExperiments(posthog: PostHog, experiments: readonly WebExperiment[]): void {
  const getProperty = posthog.get_property.bind(posthog);
  posthog.get_property = (name) =>
    name === "$web_experiments" ? showExperiments(posthog, experiments) : getProperty(name);
  if (experiments.length === 0) return;
  const look = () => {
    // Before the flags are there the library looks by itself when they come.
    if (client?.featureFlags?.hasLoadedFlags) client.experiments?.loadIfEnabled();
  };
  // The address changes in the middle of a page's drawing: its elements are there at the next frame.
  stopFollowingPages = onNavigation(() => requestAnimationFrame(look));
}

/**
 * Loads the library and starts it. `isStillAllowed` is asked again after each wait: a visitor can withdraw
 * meanwhile. Rejects when the library can't be had.
 */
export async function startClient(token: string, isStillAllowed: () => boolean): Promise<void> {
  const config = await fetchConfig(token);
  const mayHaveExperiments = config.hasWebExperiments !== false;
  const experiments = mayHaveExperiments
    ? await import("./trusted-experiments").then((part) => part.fetchTrustedExperiments(token))
    : [];
  const [{ posthog }, extensions] = await Promise.all([
    import("posthog-js/dist/module.slim"),
    loadExtensions(config, experiments.length > 0),
  ]);
  if (!isStillAllowed()) return;
  provideExperiments(posthog, experiments);
  posthog.init(token, buildConfig(extensions, isActive(config.surveys)));
  client = posthog;
  setEventSink(send);
}

const isStoredName = (name: string) => storedPrefixes.some((prefix) => name.startsWith(prefix));

function forgetStored(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (isStoredName(key)) storage.removeItem(key);
  }
}

/** PRIVACY: erases all that the library keeps in this browser. */
export function eraseStored(): void {
  try {
    forgetStored(localStorage);
    forgetStored(sessionStorage);
    for (const name of Object.keys(Cookies.get())) {
      if (isStoredName(name)) Cookies.remove(name, { path: "/" });
    }
  } catch {
    // Storage is off: nothing was kept.
  }
}

/** Ends all sending at once, also of what was waiting, and erases what was stored. */
export function stopClient(): void {
  setEventSink(null);
  stopFollowingPages();
  const stopped = client;
  client = null;
  if (stopped !== null) {
    stopped.set_config({ disable_persistence: true, disable_surveys: true });
    // Without it the library sends nothing: neither its queue nor its repeats.
    stopped.__loaded = false;
    removeSurveys();
  }
  eraseStored();
}
