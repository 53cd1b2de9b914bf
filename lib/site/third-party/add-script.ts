/** The only function that adds a third-party script to a page. */
import type { ThirdPartySettings } from "./third-parties";

export type ThirdPartyHandle = {
  /** Called after every client-side navigation. */
  onNavigate?: (path: string) => void;
  stop: () => void;
};

type ScriptPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, options: ScriptPolicy) => ScriptPolicy };

const allowedUrls = new Set<string>();
let policy: ScriptPolicy | null = null;

// SECURITY: even code that obtains the policy can only load configured scripts.
const policyOptions: ScriptPolicy = {
  createScriptURL(url) {
    if (allowedUrls.has(url)) return url;
    throw new TypeError("This script is not in the registry of third parties");
  },
};

/** Browsers without Trusted Types use the options as the policy. */
function getScriptPolicy(): ScriptPolicy {
  const factory: PolicyFactory | undefined = Reflect.get(window, "trustedTypes");
  return factory?.createPolicy("oxbow-third-party", policyOptions) ?? policyOptions;
}

export function setAllowedScripts(settings: Partial<ThirdPartySettings>): void {
  allowedUrls.clear();
  for (const party of Object.values(settings)) if ("src" in party) allowedUrls.add(party.src);
}

/**
 * Adds a configured script and waits until it has run.
 *
 * @throws when it is not configured or cannot be loaded
 */
export function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    policy ??= getScriptPolicy();
    const script = document.createElement("script");
    script.async = true;
    script.src = policy.createScriptURL(src);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("A third party's script could not be loaded")));
    document.head.append(script);
  });
}
