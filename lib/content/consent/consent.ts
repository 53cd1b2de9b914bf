/**
 * The visitor's consent in this browser. Code that stores or sends anything optional checks it here
 * first and subscribes to changes: consent can be given, changed and withdrawn at any time, in any tab.
 *
 * PRIVACY: the choice itself is stored in one first-party cookie, which is needed to respect it.
 */
import { getCookie, removeCookie, setCookie } from "@/lib/platform/browser/cookies";
import {
  type Consent,
  type ConsentChoice,
  consentCookie,
  consentDays,
  consentWithoutChoice,
  formatConsent,
  parseConsent,
} from "./choice";

type Listener = (consent: Consent) => void;

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const isServer = typeof window === "undefined";
const listeners = new Set<Listener>();
/** Holds the choice in memory when cookies are blocked. */
let choiceInMemory: Consent | null = null;
let isGrantedByRegion = false;
/** The consent that listeners know, as JSON. */
let lastNotified: string | null = null;
let channel: BroadcastChannel | null = null;

const hasGpc = () => !isServer && navigator.globalPrivacyControl === true;

/** The current consent. On the server nothing is allowed; before a choice, what the region allows unless GPC is set. */
export function getConsent(): Consent {
  // Not cached: a background tab may not have received the change yet.
  const chosen = isServer ? null : (parseConsent(getCookie(consentCookie)) ?? choiceInMemory);
  return chosen ?? consentWithoutChoice({ hasGpc: hasGpc(), isGrantedByRegion });
}

/** Notifies listeners in this tab if the consent has changed since the last time. */
function notify(): void {
  const now = getConsent();
  const text = JSON.stringify(now);
  if (lastNotified === text) return;
  lastNotified = text;
  for (const listener of listeners) listener(now);
}

/** Syncs open tabs without storing anything. */
function openChannel(): BroadcastChannel {
  if (channel !== null) return channel;
  channel = new BroadcastChannel("consent");
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    choiceInMemory = parseConsent(typeof data === "string" ? data : null);
    if (choiceInMemory === null) isGrantedByRegion = false;
    notify();
  };
  // A page restored from the back/forward cache has missed messages: what it remembers may be erased by now.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    if (navigator.cookieEnabled && choiceInMemory !== null && getCookie(consentCookie) === null) {
      choiceInMemory = null;
      isGrantedByRegion = false;
    }
    notify();
  });
  return channel;
}

/** Stores a choice for six months and notifies all open tabs. */
export function setConsent(choice: ConsentChoice): void {
  const text = formatConsent(choice, new Date());
  choiceInMemory = parseConsent(text);
  setCookie(consentCookie, text, consentDays);
  openChannel().postMessage(text);
  notify();
}

/** Deletes the choice. Nothing is allowed then in open tabs, not even by the region, until their next load. */
export function forgetConsent(): void {
  choiceInMemory = null;
  isGrantedByRegion = false;
  removeCookie(consentCookie);
  openChannel().postMessage("");
  notify();
}

/** The default of a region whose law requires no consent; a choice and the GPC signal override it. */
export function grantByRegion(): void {
  isGrantedByRegion = true;
  notify();
}

/** Subscribes to changes, including those from other tabs. Returns a function that unsubscribes. */
export function onConsentChange(listener: Listener): () => void {
  lastNotified ??= JSON.stringify(getConsent());
  openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
