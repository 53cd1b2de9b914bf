/**
 * Every third-party script or frame that a page may load: required consent, when and where it loads, its
 * configuration and its hosts. Nothing is loaded without configuration.
 */

import type { Env } from "@/lib/base/env/schema";
import type { ConsentCategory } from "@/lib/content/consent/choice";
import { hostedFormConsent, hostedFormOrigin } from "@/lib/content/hosted-forms/options";
import type { CspHosts } from "@/lib/platform/runtime/runtime";
import { monitoredPaths } from "./monitored-paths";

/** Scripts that start automatically once the page is idle (`run.ts`). */
export const scriptIds = ["tag-manager", "chat", "uptime-monitoring", "trust-rating"] as const;
export type ScriptId = (typeof scriptIds)[number];
/** All third parties, including those that a component loads on interaction. */
const thirdPartyIds = [...scriptIds, "hosted-forms"] as const;
type ThirdPartyId = (typeof thirdPartyIds)[number];

export type ChatSettings = {
  src: string;
  orgId: string;
  deployment: string;
  /** URL of the site that serves the chat's frame and styles. */
  siteUrl: string;
  messagingUrl: string;
};

/** Settings sent to the browser for each configured third party. Nothing in them is secret. */
export type ThirdPartySettings = {
  "tag-manager": { src: string };
  chat: ChatSettings;
  "uptime-monitoring": { src: string };
  "trust-rating": { src: string };
  "hosted-forms": { origin: string };
};

type ThirdParty<Settings> = {
  consent: ConsentCategory;
  /** Share of visits that load it, from 0 to 1; a visit is a page load with its client-side navigation. Default: all. */
  sampleRate?: number;
  /** Load only on pages with an element that matches this selector. */
  selector?: string;
  /** Paths of pages that load it. Default: every page on which third parties are allowed. */
  paths?: ReadonlySet<string>;
  /** Settings from the environment; null when it is not configured. */
  configure: (env: Env) => { settings: Settings; hosts: CspHosts } | null;
};

const defaultTagManager = "https://www.googletagmanager.com/gtm.js";
const originOf = (url: string) => new URL(url).origin;

function configureTagManager(env: Env) {
  if (env.TAG_MANAGER_ID === undefined) return null;
  const src = new URL(env.TAG_MANAGER_URL ?? defaultTagManager);
  src.searchParams.set("id", env.TAG_MANAGER_ID);
  const hosts = [src.origin, ...(env.TAG_MANAGER_HOSTS ?? [])];
  return {
    settings: { src: src.href },
    hosts: { "script-src": hosts, "connect-src": hosts, "img-src": hosts },
  };
}

function configureChat(env: Env) {
  const { CHAT_SCRIPT_URL: src, CHAT_ORG_ID: orgId, CHAT_DEPLOYMENT: deployment } = env;
  const { CHAT_SITE_URL: siteUrl, CHAT_MESSAGING_URL: messagingUrl } = env;
  if (!(src && orgId && deployment && siteUrl && messagingUrl)) return null;
  const assets = [originOf(src), originOf(siteUrl)];
  return {
    settings: { src, orgId, deployment, siteUrl, messagingUrl },
    hosts: {
      "script-src": assets,
      "style-src": assets,
      "img-src": assets,
      "font-src": assets,
      "frame-src": [originOf(siteUrl)],
      "connect-src": [...assets, originOf(messagingUrl)],
    },
  };
}

function configureMonitoring({ UPTIME_SCRIPT_URL: src, NODE_ENV }: Env) {
  if (src === undefined || NODE_ENV !== "production") return null;
  return { settings: { src }, hosts: { "script-src": [originOf(src)], "connect-src": [originOf(src)] } };
}

function configureRating({ TRUST_RATING_SCRIPT_URL: src }: Env) {
  if (src === undefined) return null;
  const hosts = [originOf(src)];
  return { settings: { src }, hosts: { "script-src": hosts, "connect-src": hosts, "frame-src": hosts } };
}

/** Only Typeform's frame is loaded from its host: the embed library is bundled. */
function configureHostedForms({ TYPEFORM_ENABLED }: Env) {
  if (!TYPEFORM_ENABLED) return null;
  return { settings: { origin: hostedFormOrigin }, hosts: { "frame-src": [hostedFormOrigin] } };
}

export const thirdParties = {
  "tag-manager": { consent: "marketing", configure: configureTagManager },
  chat: { consent: "chat", configure: configureChat },
  "uptime-monitoring": {
    // Needs consent: its host sees IPs and page URLs of visitors, and the site works without it.
    consent: "analytics",
    sampleRate: 0.5,
    paths: monitoredPaths,
    configure: configureMonitoring,
  },
  "trust-rating": {
    consent: "marketing",
    selector: "[data-trust-rating]",
    configure: configureRating,
  },
  "hosted-forms": { consent: hostedFormConsent, configure: configureHostedForms },
} satisfies { [Id in ThirdPartyId]: ThirdParty<ThirdPartySettings[Id]> };

const directives = ["script-src", "connect-src", "img-src", "frame-src", "style-src", "font-src"] as const;

type Configured = { [Id in keyof ThirdPartySettings]: ThirdPartySettings[Id] | undefined };

/** The settings of every third party for browsers; undefined where it is not configured. */
export function buildThirdPartySettings(env: Env): Configured {
  return {
    "tag-manager": thirdParties["tag-manager"].configure(env)?.settings,
    chat: thirdParties.chat.configure(env)?.settings,
    "uptime-monitoring": thirdParties["uptime-monitoring"].configure(env)?.settings,
    "trust-rating": thirdParties["trust-rating"].configure(env)?.settings,
    "hosted-forms": thirdParties["hosted-forms"].configure(env)?.settings,
  };
}

/** The hosts of all configured third parties, by directive of the content security policy. */
export function listCspHosts(env: Env): CspHosts {
  const merged: { [Directive in keyof CspHosts]: string[] } = {};
  for (const id of thirdPartyIds) {
    const hosts: CspHosts = thirdParties[id].configure(env)?.hosts ?? {};
    for (const directive of directives) {
      const needed = hosts[directive];
      if (needed) merged[directive] = [...new Set([...(merged[directive] ?? []), ...needed])];
    }
  }
  return merged;
}
