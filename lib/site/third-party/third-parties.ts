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

const defaultTagManager = "https://www.googletagmanager.com/gtm.js";

type Directive = keyof CspHosts;

function readChat(env: Env): ChatSettings | null {
  const { CHAT_SCRIPT_URL: src, CHAT_ORG_ID: orgId, CHAT_DEPLOYMENT: deployment } = env;
  const { CHAT_SITE_URL: siteUrl, CHAT_MESSAGING_URL: messagingUrl } = env;
  return src && orgId && deployment && siteUrl && messagingUrl
    ? { src, orgId, deployment, siteUrl, messagingUrl }
    : null;
}

/** The configured third parties: their settings for browsers, and their hosts by directive of the content security policy. */
export function configureThirdParties(env: Env): {
  settings: Partial<ThirdPartySettings>;
  hosts: CspHosts;
} {
  const settings: Partial<ThirdPartySettings> = {};
  const hosts: { [Name in Directive]?: string[] } = {};
  const allow = (directives: readonly Directive[], ...urls: string[]) => {
    const origins = urls.map((url) => new URL(url).origin);
    for (const directive of directives)
      hosts[directive] = [...new Set([...(hosts[directive] ?? []), ...origins])];
  };

  if (env.TAG_MANAGER_ID) {
    const src = new URL(env.TAG_MANAGER_URL ?? defaultTagManager);
    src.searchParams.set("id", env.TAG_MANAGER_ID);
    settings["tag-manager"] = { src: src.href };
    allow(["script-src", "connect-src", "img-src"], src.href, ...(env.TAG_MANAGER_HOSTS ?? []));
  }
  const chat = readChat(env);
  if (chat) {
    settings.chat = chat;
    allow(["script-src", "style-src", "img-src", "font-src", "connect-src"], chat.src, chat.siteUrl);
    allow(["frame-src"], chat.siteUrl);
    allow(["connect-src"], chat.messagingUrl);
  }
  if (env.UPTIME_SCRIPT_URL && env.NODE_ENV === "production") {
    settings["uptime-monitoring"] = { src: env.UPTIME_SCRIPT_URL };
    allow(["script-src", "connect-src"], env.UPTIME_SCRIPT_URL);
  }
  if (env.TRUST_RATING_SCRIPT_URL) {
    settings["trust-rating"] = { src: env.TRUST_RATING_SCRIPT_URL };
    allow(["script-src", "connect-src", "frame-src"], env.TRUST_RATING_SCRIPT_URL);
  }
  if (env.TYPEFORM_ENABLED) {
    // Only Typeform's frame is loaded from its host: the embed library is bundled.
    settings["hosted-forms"] = { origin: hostedFormOrigin };
    allow(["frame-src"], hostedFormOrigin);
  }
  return { settings, hosts };
}
