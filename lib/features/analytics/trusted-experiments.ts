/**
 * Makes web experiments safe for the browser. posthog-js inserts their HTML, and the site's content security policy allows
 * only HTML from the Trusted Types policy below.
 */
import DOMPurify from "dompurify";
import type { WebExperiment } from "./definitions";
import { allowedAttributes, allowedElements, allowedHref } from "./experiment-html";
import { ingestPath } from "./settings";

type HtmlPolicy = { createHTML: (html: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy;
};

const allowed = {
  ALLOWED_TAGS: allowedElements,
  ALLOWED_ATTR: allowedAttributes,
  ALLOWED_URI_REGEXP: allowedHref,
};

function createPolicy(): HtmlPolicy {
  // SECURITY: the policy itself sanitizes, so that it cannot be used to create other HTML.
  const createHTML = (html: string) => DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: false });
  // TypeScript does not know trusted types, which not every browser has.
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy("oxbow-experiments", { createHTML }) ?? { createHTML };
}

let policy: HtmlPolicy | null = null;

type Transform = WebExperiment["variants"][string]["transforms"][number];

function trustTransform({ html, ...rest }: Transform): Transform {
  // A TrustedHTML object is never falsy, so the library would empty the element.
  if (!html) return rest;
  policy ??= createPolicy();
  // A TrustedHTML object at run time; the library passes it on unchanged, but its types expect a string.
  return { ...rest, html: policy.createHTML(html) as string };
}

function trustExperiment(experiment: WebExperiment): WebExperiment {
  const trusted = Object.entries(experiment.variants).map(([name, { transforms, ...variant }]) => [
    name,
    { ...variant, transforms: transforms.map(trustTransform) },
  ]);
  return { ...experiment, variants: Object.fromEntries(trusted) };
}

/** The running web experiments with trusted HTML. Empty when they cannot be loaded. */
export async function fetchTrustedExperiments(token: string): Promise<WebExperiment[]> {
  try {
    const query = new URLSearchParams({ token });
    const response = await fetch(`${ingestPath}/api/web_experiments?${query}`, { credentials: "omit" });
    const { experiments = [] }: { experiments?: WebExperiment[] } = response.ok ? await response.json() : {};
    return experiments.map(trustExperiment);
  } catch {
    return [];
  }
}
