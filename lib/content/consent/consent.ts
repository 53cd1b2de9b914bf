/**
 * The visitor's consent in this browser. Everything that stores or sends more than a page needs asks here
 * first, and listens: a choice can be made, changed and withdrawn at any time, in any tab.
 *
 * PRIVACY: the choice itself is kept in one first-party cookie, which is needed to respect it.
 */
import Cookies from "js-cookie";
import {
  type Consent,
  type ConsentChoice,
  consentCookie,
  consentDays,
  consentWithoutChoice,
  formatConsent,
  isSameConsent,
  parseConsent,
} from "./choice";

export type { Consent, ConsentCategory, ConsentChoice } from "./choice";

type Listener = (consent: Consent) => void;

declare global {
  interface Navigator {
    /** Global Privacy Control, where the browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

const isServer = typeof window === "undefined";
const listeners = new Set<Listener>();
/** Holds a choice where cookies are blocked: for as long as the page lives. */
let chosenHere: Consent | null = null;
let mayStartGranted = false;
let known: Consent | null = null;
let channel: BroadcastChannel | null = null;

const hasGpc = () => !isServer && navigator.globalPrivacyControl === true;

function readCookie(): string | undefined {
  try {
    return Cookies.get(consentCookie);
  } catch {
    // Cookies are blocked: a sandboxed frame throws.
    return undefined;
  }
}

function read(): Consent {
  const chosen = isServer ? null : (parseConsent(readCookie()) ?? chosenHere);
  return chosen ?? consentWithoutChoice({ hasGpc: hasGpc(), mayStartGranted });
}

/** What is allowed right now. On the server, and until the visitor says otherwise: nothing. */
export function getConsent(): Consent {
  // Read anew: a tab in the background may not have heard of the change yet.
  return read();
}

/** Tells everybody in this tab, if something has changed since they were told. */
function announce(): void {
  const now = read();
  if (known !== null && isSameConsent(known, now)) return;
  known = now;
  for (const listener of listeners) listener(now);
}

/** Tabs tell each other. Nothing is stored for it. */
function openChannel(): BroadcastChannel | null {
  if (channel !== null || isServer || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel("consent");
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    chosenHere = parseConsent(typeof data === "string" ? data : undefined);
    announce();
  };
  // A page that comes back from the browser's cache has heard nothing meanwhile.
  addEventListener("pageshow", ({ persisted }) => persisted && announce());
  return channel;
}

/** Keeps a choice for six months and tells everybody, in this tab and the others. */
export function setConsent({ analytics, marketing, chat }: ConsentChoice): void {
  const text = formatConsent({ analytics, marketing, chat }, new Date());
  chosenHere = parseConsent(text);
  try {
    const secure = location.protocol === "https:";
    Cookies.set(consentCookie, text, { expires: consentDays, sameSite: "lax", path: "/", secure });
  } catch {}
  openChannel()?.postMessage(text);
  announce();
}

/** Forgets the choice, as if the visitor had never been asked. */
export function forgetConsent(): void {
  chosenHere = null;
  try {
    Cookies.remove(consentCookie, { path: "/" });
  } catch {}
  openChannel()?.postMessage("");
  announce();
}

/** Makes use of a region whose law asks for no consent. A choice and the browser's signal go before it. */
export function startGranted(): void {
  mayStartGranted = true;
  announce();
}

/** Hears every change from now on, also those of other tabs, until the answered function is called. */
export function onConsentChange(listener: Listener): () => void {
  known ??= read();
  openChannel();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
