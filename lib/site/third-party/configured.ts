/** Third parties that the environment enables: settings for browsers, hosts for the security policy. */
import type { Env } from "@/lib/base/env/schema";
import type { PolicyHosts } from "@/lib/platform/runtime/runtime";
import { type ThirdPartySettings, thirdParties, thirdPartyIds } from "./third-parties";

const directives = ["script-src", "connect-src", "img-src", "frame-src", "style-src", "font-src"] as const;

type Configured = { [Id in keyof ThirdPartySettings]: ThirdPartySettings[Id] | undefined };

export function buildThirdPartySettings(env: Env): Configured {
  return {
    "tag-manager": thirdParties["tag-manager"].configure(env)?.settings,
    chat: thirdParties.chat.configure(env)?.settings,
    "uptime-monitoring": thirdParties["uptime-monitoring"].configure(env)?.settings,
    "trust-rating": thirdParties["trust-rating"].configure(env)?.settings,
    "hosted-forms": thirdParties["hosted-forms"].configure(env)?.settings,
  };
}

export function listCspHosts(env: Env): PolicyHosts {
  const merged: { [Directive in keyof PolicyHosts]: string[] } = {};
  for (const id of thirdPartyIds) {
    const hosts: PolicyHosts = thirdParties[id].configure(env)?.hosts ?? {};
    for (const directive of directives) {
      const needed = hosts[directive];
      if (needed) merged[directive] = [...new Set([...(merged[directive] ?? []), ...needed])];
    }
  }
  return merged;
}
