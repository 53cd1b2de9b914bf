/**
 * The configuration of every third party whose script or frame a page may load: settings for browsers, and hosts for the
 * content security policy. Nothing is loaded without configuration.
 */
import type { Env } from "@/lib/base/env/schema";
import { hostedFormOrigin } from "@/lib/content/hosted-forms/options";
import type { CspHosts } from "@/lib/platform/runtime/runtime";

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

/** A configured third party. */
type Configuration = { settings: Partial<ThirdPartySettings>; hosts: CspHosts };

const defaultTagManager = "https://www.googletagmanager.com/gtm.js";
const originOf = (url: string) => new URL(url).origin;

function configureTagManager(env: Env): Configuration | null {
  if (env.TAG_MANAGER_ID === undefined) return null;
  const src = new URL(env.TAG_MANAGER_URL ?? defaultTagManager);
  src.searchParams.set("id", env.TAG_MANAGER_ID);
  const hosts = [src.origin, ...(env.TAG_MANAGER_HOSTS ?? [])];
  return {
    settings: { "tag-manager": { src: src.href } },
    hosts: { "script-src": hosts, "connect-src": hosts, "img-src": hosts },
  };
}

function configureChat(env: Env): Configuration | null {
  const { CHAT_SCRIPT_URL: src, CHAT_ORG_ID: orgId, CHAT_DEPLOYMENT: deployment } = env;
  const { CHAT_SITE_URL: siteUrl, CHAT_MESSAGING_URL: messagingUrl } = env;
  if (!(src && orgId && deployment && siteUrl && messagingUrl)) return null;
  const assets = [originOf(src), originOf(siteUrl)];
  return {
    settings: { chat: { src, orgId, deployment, siteUrl, messagingUrl } },
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

function configureMonitoring({ UPTIME_SCRIPT_URL: src, NODE_ENV }: Env): Configuration | null {
  if (src === undefined || NODE_ENV !== "production") return null;
  const hosts = [originOf(src)];
  return {
    settings: { "uptime-monitoring": { src } },
    hosts: { "script-src": hosts, "connect-src": hosts },
  };
}

function configureRating({ TRUST_RATING_SCRIPT_URL: src }: Env): Configuration | null {
  if (src === undefined) return null;
  const hosts = [originOf(src)];
  return {
    settings: { "trust-rating": { src } },
    hosts: { "script-src": hosts, "connect-src": hosts, "frame-src": hosts },
  };
}

/** Only Typeform's frame is loaded from its host: the embed library is bundled. */
function configureHostedForms({ TYPEFORM_ENABLED }: Env): Configuration | null {
  if (!TYPEFORM_ENABLED) return null;
  return {
    settings: { "hosted-forms": { origin: hostedFormOrigin } },
    hosts: { "frame-src": [hostedFormOrigin] },
  };
}

const listConfigured = (env: Env): Configuration[] =>
  [configureTagManager, configureChat, configureMonitoring, configureRating, configureHostedForms].flatMap(
    (configure) => configure(env) ?? [],
  );

/** The settings of the configured third parties, for browsers. */
export function buildThirdPartySettings(env: Env): Partial<ThirdPartySettings> {
  const settings: Partial<ThirdPartySettings> = {};
  for (const configured of listConfigured(env)) Object.assign(settings, configured.settings);
  return settings;
}

const directives = ["script-src", "connect-src", "img-src", "frame-src", "style-src", "font-src"] as const;

/** The hosts of all configured third parties, by directive of the content security policy. */
export function listCspHosts(env: Env): CspHosts {
  const merged: { [Directive in keyof CspHosts]: string[] } = {};
  for (const { hosts } of listConfigured(env)) {
    for (const directive of directives) {
      const needed = hosts[directive];
      if (needed) merged[directive] = [...new Set([...(merged[directive] ?? []), ...needed])];
    }
  }
  return merged;
}
