/**
 * Runs third-party scripts: each one once it is allowed, configured and needed on the open page, and the page
 * is idle. Scripts cannot be unloaded: they run until the next full page load.
 */
import { type ConsentChoice, nothingAllowed } from "@/lib/content/consent/choice";
import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { whenIdle } from "@/lib/platform/browser/when-idle";
import { addScript, setAllowedScripts, type ThirdPartyHandle } from "./add-script";
import { mayHaveThirdParties } from "./allowed-pages";
import { startChat } from "./chat";
import { reloadPage } from "./reload-page";
import { type ScriptId, scriptIds, scriptRules } from "./script-rules";
import { loadSiteSettings } from "./site-settings";
import type { ThirdPartySettings } from "./third-parties";

type Settings = Partial<ThirdPartySettings>;

function buildConsentSignals({ analytics, marketing, chat }: ConsentChoice) {
  const toSignal = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");
  return {
    ad_storage: toSignal(marketing),
    ad_user_data: toSignal(marketing),
    // The privacy policy rules out advertising to visitors elsewhere.
    ad_personalization: "denied",
    analytics_storage: toSignal(analytics),
    functionality_storage: toSignal(chat),
  };
}

/** A tag manager command: an object of type `Arguments`, because an array is not recognized. */
function buildCommand(...parts: readonly unknown[]): object {
  return Object.assign({ length: parts.length, [Symbol.toStringTag]: "Arguments" }, parts);
}

/** Pushes a consent command: `default` before any tag, `update` after each change. */
function pushConsent(moment: "default" | "update", choice: ConsentChoice): void {
  window.dataLayer ??= [];
  window.dataLayer.push(buildCommand("consent", moment, buildConsentSignals(choice)));
}

/** A script that only has to be loaded. */
async function startWithoutSetup({ src }: { src: string }): Promise<ThirdPartyHandle> {
  await addScript(src);
  return { stop: () => {} };
}

/**
 * Starts the tag manager; the consent signals are already in its data layer.
 *
 * PRIVACY: it only receives page views from here on, not those before consent.
 */
async function startTagManager({ src }: { src: string }): Promise<ThirdPartyHandle> {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push({ event: "gtm.js", "gtm.start": Date.now() });
  await addScript(src);
  return {
    onNavigate: (path) => window.dataLayer?.push({ event: "page_view", page_path: path }),
    // The denied consent signals in the data layer stop its tags. It receives nothing that is pushed to another array.
    stop: () => {
      window.dataLayer = [...(window.dataLayer ?? [])];
    },
  };
}

/** Loads a script; undefined if it is not configured. */
async function load(id: ScriptId, settings: Settings): Promise<ThirdPartyHandle | undefined> {
  if (id === "tag-manager") return settings[id] && startTagManager(settings[id]);
  if (id === "chat") return settings[id] && startChat(settings[id], () => isDue(id));
  return settings[id] && startWithoutSetup(settings[id]);
}

/** `waiting`: for an idle callback. `failed`: it could not be loaded. */
const states = new Map<ScriptId, "waiting" | "starting" | "failed" | ThirdPartyHandle>();
/** Longest wait for an idle callback, in ms. */
const maxIdleWait = 3000;
/** Decides whether this visit is in a sample; client-side navigation keeps it. */
const sampleDraw = Math.random();
let currentPath: string | null = null;
let hasPushedDefault = false;

const isAllowed = (id: ScriptId) => getConsent()[scriptRules[id].consent];

function isDue(id: ScriptId): boolean {
  if (currentPath === null || !isAllowed(id)) return false;
  // PRIVACY: of the open page. A page outside of the site's frame does not set `currentPath`.
  if (!mayHaveThirdParties(location.pathname)) return false;
  const { paths, selector, sampleRate = 1 } = scriptRules[id];
  if (paths && !paths.has(currentPath)) return false;
  if (selector && document.querySelector(selector) === null) return false;
  return sampleDraw < sampleRate;
}

async function start(id: ScriptId, settings: Settings): Promise<void> {
  // Consent or page may have changed while waiting.
  if (!isDue(id)) {
    states.delete(id);
    return;
  }
  states.set(id, "starting");
  const handle = await load(id, settings).catch(() => undefined);
  states.set(id, handle ?? "failed");
  if (handle && !isAllowed(id)) stop(id, handle);
  // The visitor has gone on while it loaded.
  if (handle && !mayHaveThirdParties(location.pathname)) reloadPage();
}

async function startDue(): Promise<void> {
  const isNew = (id: ScriptId) => !states.has(id) && isDue(id);
  if (!scriptIds.some(isNew)) return;
  const { thirdParties: settings } = await loadSiteSettings();
  setAllowedScripts(settings);
  for (const id of scriptIds.filter(isNew)) {
    if (settings[id] === undefined) continue;
    states.set(id, "waiting");
    whenIdle(() => start(id, settings), { timeout: maxIdleWait });
  }
}

/** Scripts that were stopped: they stay off, even when they are allowed again. */
const stopped = new Set<ScriptId>();

function stop(id: ScriptId, handle: ThirdPartyHandle): void {
  stopped.add(id);
  handle.stop();
}

const listRunning = () =>
  [...states].flatMap(([id, state]) => (typeof state === "object" ? [{ id, handle: state }] : []));

/** Whether the page must be reloaded: to start a stopped script again or, PRIVACY, to remove one that is no longer allowed. */
function needsReload(): boolean {
  return listRunning().some(
    ({ id }) => stopped.has(id) || !isAllowed(id) || !mayHaveThirdParties(location.pathname),
  );
}

/** PRIVACY: a tag manager reads the whole data layer when it starts, and must not find events from before the consent. */
function dropEvents(): void {
  const state = states.get("tag-manager");
  // While it starts with consent, its own start event is in the data layer.
  if (typeof state === "object" || (state === "starting" && isAllowed("tag-manager"))) return;
  window.dataLayer = window.dataLayer?.filter((entry) => !("event" in Object(entry)));
}

function followConsent(): void {
  dropEvents();
  pushConsent("update", getConsent());
  for (const { id, handle } of listRunning()) if (!isAllowed(id) && !stopped.has(id)) stop(id, handle);
  startDue();
}

/** Starts with everything denied and follows the visitor's consent until the returned function is called. */
export function followConsentChanges(): () => void {
  if (!hasPushedDefault) pushConsent("default", nothingAllowed);
  hasPushedDefault = true;
  pushConsent("update", getConsent());
  const unsubscribe = onConsentChange(followConsent);
  return () => {
    unsubscribe();
    if (needsReload()) reloadPage();
  };
}

/** Called for every page, also after client-side navigation. */
export function visitPage(path: string): void {
  if (path === currentPath) return;
  const isClientNavigation = currentPath !== null;
  currentPath = path;
  if (isClientNavigation && needsReload()) {
    reloadPage();
    return;
  }
  if (isClientNavigation) for (const { handle } of listRunning()) handle.onNavigate?.(path);
  startDue();
}
