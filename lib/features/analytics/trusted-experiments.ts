/**
 * Web experiments as the browser may apply them. The library writes their markup into the page; under this
 * site's policy it can only do so with markup that a policy of our own has passed.
 */
import DOMPurify from "dompurify";
import type { WebExperiment } from "./definitions";
import { ingestPath } from "./settings";

type HtmlPolicy = { createHTML: (html: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy;
};

/** As the server has it in `sanitize.ts`; here for whatever comes another way. */
const allowed = {
  ALLOWED_TAGS: ["p", "br", "strong", "em", "b", "i", "span", "small", "ul", "ol", "li", "a"],
  ALLOWED_ATTR: ["href", "class"],
};

function createPolicy(): HtmlPolicy {
  // SECURITY: the policy itself sanitizes, so that nobody who gets hold of it can pass anything else.
  const createHTML = (html: string) => DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: false });
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy("oxbow-experiments", { createHTML }) ?? { createHTML };
}

let policy: HtmlPolicy | null = null;

type Transform = WebExperiment["variants"][string]["transforms"][number];

function trustTransform({ html, ...rest }: Transform): Transform {
  if (typeof html !== "string") return rest;
  policy ??= createPolicy();
  // The library hands it to the browser as it is; to the types of this project it is still a text.
  return { ...rest, html: policy.createHTML(html) as string };
}

function trustExperiment(experiment: WebExperiment): WebExperiment {
  const trusted = Object.entries(experiment.variants).map(([name, { transforms, ...variant }]) => [
    name,
    { ...variant, transforms: transforms.map(trustTransform) },
  ]);
  return { ...experiment, variants: Object.fromEntries(trusted) };
}

/** The running web experiments, each piece of markup trusted. Empty when they can't be had. */
export async function fetchTrustedExperiments(token: string): Promise<WebExperiment[]> {
  try {
    const query = new URLSearchParams({ token });
    const answer = await fetch(`${ingestPath}/api/web_experiments?${query}`, { credentials: "omit" });
    const { experiments = [] }: { experiments?: WebExperiment[] } = answer.ok ? await answer.json() : {};
    return experiments.map(trustExperiment);
  } catch {
    return [];
  }
}
