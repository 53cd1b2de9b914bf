/**
 * Runs the third parties of the open page: each one once it is allowed, configured and wanted there, and
 * the page is idle. The state is the document's: what has run can't be taken back before the next one.
 */
import { nothingAllowed } from "@/lib/content/consent/choice";
import { getConsent, onConsentChange } from "@/lib/content/consent/consent";
import { addScript, admitScripts } from "./add-script";
import { startChat } from "./chat";
import { pushConsent } from "./consent-signals";
import { mayHaveThirdParties } from "./private-places";
import { type ScriptId, scriptIds, type ThirdPartySettings, thirdParties } from "./registry";
import type { Running } from "./running";
import { isVisitSampled } from "./sampling";
import { loadSiteSettings } from "./site-settings";
import { startAfresh } from "./start-afresh";
import { startTagManager } from "./tag-manager";

type Settings = Partial<ThirdPartySettings>;

/** A script that has no more to it than that it is there. */
async function startPlain({ src }: { src: string }): Promise<Running> {
  await addScript(src);
  return { stop: () => {} };
}

/** How each one is started; undefined where it is not configured. */
const starters = {
  "tag-manager": (settings) => settings["tag-manager"] && startTagManager(settings["tag-manager"]),
  chat: (settings) => settings.chat && startChat(settings.chat),
  "uptime-monitoring": (settings) =>
    settings["uptime-monitoring"] && startPlain(settings["uptime-monitoring"]),
  "trust-rating": (settings) => settings["trust-rating"] && startPlain(settings["trust-rating"]),
} satisfies Record<ScriptId, (settings: Settings) => Promise<Running> | undefined>;

/** `waiting`: for an idle moment. `absent`: not configured, or its script can't be had. */
const states = new Map<ScriptId, "waiting" | "starting" | "absent" | Running>();
let here: string | null = null;
let hasBegun = false;

const isAllowed = (id: ScriptId) => getConsent()[thirdParties[id].consent];

function isDue(id: ScriptId): boolean {
  if (here === null || !isAllowed(id) || !mayHaveThirdParties(here)) return false;
  const { paths, load } = thirdParties[id];
  if (paths !== null && !paths.has(here)) return false;
  if ("beside" in load && document.querySelector(load.beside) === null) return false;
  return !("shareOfVisits" in load) || isVisitSampled(load.shareOfVisits);
}

/** A draft is nobody else's business. Its shell marks the document. */
const isDraft = () => document.documentElement.hasAttribute("data-preview");

function whenIdle(timeout: number, run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, timeout / 3);
}

async function start(id: ScriptId, settings: Settings): Promise<void> {
  // Much may have changed while the page was busy.
  if (!isDue(id)) {
    states.delete(id);
    return;
  }
  states.set(id, "starting");
  const running = await starters[id](settings)?.catch(() => null);
  states.set(id, running ?? "absent");
  if (running && !isAllowed(id)) running.stop();
}

async function startDue(): Promise<void> {
  const isNew = (id: ScriptId) => !states.has(id) && isDue(id);
  if (isDraft() || !scriptIds.some(isNew)) return;
  const { thirdParties: settings } = await loadSiteSettings();
  admitScripts(settings);
  for (const id of scriptIds.filter(isNew)) {
    if (settings[id] === undefined) continue;
    states.set(id, "waiting");
    whenIdle(thirdParties[id].load.idleTimeout, () => start(id, settings));
  }
}

const listRunning = () =>
  [...states].flatMap(([id, state]) => (typeof state === "object" ? [{ id, running: state }] : []));

/** PRIVACY: what has run and may not any more is gone with the document, at the first step to another page. */
function isLeftOver(): boolean {
  return listRunning().some(({ id }) => !isAllowed(id) || !mayHaveThirdParties(location.pathname));
}

function followConsent(): void {
  pushConsent("update", getConsent());
  for (const { id, running } of listRunning()) if (!isAllowed(id)) running.stop();
  startDue();
}

/** Begins with everything denied, and follows the visitor's choice until the answered function is called. */
export function followVisitor(): () => void {
  if (!hasBegun) pushConsent("default", nothingAllowed);
  hasBegun = true;
  pushConsent("update", getConsent());
  const stopFollowing = onConsentChange(followConsent);
  return () => {
    stopFollowing();
    if (isLeftOver()) startAfresh();
  };
}

/** Tells of the page that is open now: the first one, or one after a soft navigation. */
export function visitPage(path: string): void {
  if (path === here) return;
  const isSoft = here !== null;
  here = path;
  if (isSoft && isLeftOver()) {
    startAfresh();
    return;
  }
  if (isSoft) for (const { running } of listRunning()) running.visit?.(path);
  startDue();
}
