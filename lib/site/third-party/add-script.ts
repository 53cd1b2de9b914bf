/** The only way by which a script of somebody else gets into a page. */
import type { ThirdPartySettings } from "./registry";

type ScriptPolicy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };

const known = new Set<string>();
let policy: ScriptPolicy | null = null;

// SECURITY: even code that gets hold of the policy can name nothing but a configured script.
const rules: ScriptPolicy = {
  createScriptURL(url) {
    if (known.has(url)) return url;
    throw new TypeError("This script is not in the registry of third parties");
  },
};

/** Browsers without Trusted Types keep to the same rules. What the others answer goes nowhere but into `src`. */
function createPolicy(): ScriptPolicy {
  const factory: PolicyFactory | undefined = Reflect.get(window, "trustedTypes");
  return factory?.createPolicy("oxbow-third-party", rules) ?? rules;
}

/** Lets the configured scripts pass, and no other. */
export function admitScripts(settings: Partial<ThirdPartySettings>): void {
  known.clear();
  for (const one of Object.values(settings)) if ("src" in one) known.add(one.src);
}

/**
 * Adds a configured script and waits until it has run.
 *
 * @throws when it is not configured or can't be had
 */
export function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    policy ??= createPolicy();
    const script = document.createElement("script");
    script.async = true;
    script.src = policy.createScriptURL(src);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("A third party's script could not be had")));
    document.head.append(script);
  });
}
