/**
 * Every program or frame of somebody else that a page may load: what must be allowed for it, when it is loaded,
 * where, from which configuration, and which hosts it needs. Nothing is loaded without configuration.
 */

import type { Env } from "@/lib/base/env/schema";
import type { ConsentCategory } from "@/lib/content/consent/choice";
import { hostedFormConsent, hostedFormOrigin } from "@/lib/content/hosted-forms/options";
import type { PolicyHosts } from "@/lib/platform/runtime/policy-settings";
import { monitoredPaths } from "./monitored-paths";

/** Those that start by themselves on an idle page (`run.ts`). */
export const scriptIds = ["tag-manager", "chat", "uptime-monitoring", "trust-rating"] as const;
export type ScriptId = (typeof scriptIds)[number];
/** With those that a part of the page loads when somebody turns to it. */
export const thirdPartyIds = [...scriptIds, "hosted-forms"] as const;
export type ThirdPartyId = (typeof thirdPartyIds)[number];

export type ChatSettings = {
  src: string;
  orgId: string;
  deployment: string;
  /** Where the chat's frame and styles come from. */
  siteUrl: string;
  /** Where messages go. */
  messagingUrl: string;
};

/** What a browser is told of each one that is configured. Nothing in it is secret. */
export type ThirdPartySettings = {
  "tag-manager": { src: string };
  chat: ChatSettings;
  "uptime-monitoring": { src: string };
  "trust-rating": { src: string };
  "hosted-forms": { origin: string };
};

type ThirdParty<Settings> = {
  consent: ConsentCategory;
  /** `on-demand`: by a part of the page, when somebody turns to it. */
  load:
    | "on-demand"
    | {
        /** Longest wait for an idle moment, ms. */
        idleTimeout: number;
        /** Share of visits that get it; a visit is a page load with what follows in it. Default: all. */
        shareOfVisits?: number;
        /** Only where the page has such an element. */
        beside?: string;
      };
  /** Whether it belongs on the page at this path; `null`: on every page that third parties may be on. */
  paths: ReadonlySet<string> | null;
  /** What the environment says of it; null where it is off. */
  configure: (env: Env) => { settings: Settings; hosts: PolicyHosts } | null;
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

/** Of the provider nothing but its frame is used: its library is part of our own code. */
function configureHostedForms({ TYPEFORM_ENABLED }: Env) {
  if (!TYPEFORM_ENABLED) return null;
  return { settings: { origin: hostedFormOrigin }, hosts: { "frame-src": [hostedFormOrigin] } };
}

export const thirdParties = {
  "tag-manager": {
    consent: "marketing",
    load: { idleTimeout: 3000 },
    paths: null,
    configure: configureTagManager,
  },
  chat: { consent: "chat", load: { idleTimeout: 3000 }, paths: null, configure: configureChat },
  "uptime-monitoring": {
    // Its host sees addresses and pages of visitors, so it is no necessity of theirs.
    consent: "analytics",
    load: { idleTimeout: 3000, shareOfVisits: 0.5 },
    paths: monitoredPaths,
    configure: configureMonitoring,
  },
  "trust-rating": {
    consent: "marketing",
    load: { idleTimeout: 3000, beside: "[data-trust-rating]" },
    paths: null,
    configure: configureRating,
  },
  "hosted-forms": {
    consent: hostedFormConsent,
    load: "on-demand",
    paths: null,
    configure: configureHostedForms,
  },
} satisfies { [Id in ThirdPartyId]: ThirdParty<ThirdPartySettings[Id]> };
