/** The content security policies of this site. Every answer carries exactly one of them. */
import type { PolicyHosts, PolicySettings } from "../../platform/runtime/policy-settings.ts";

/** For what is no document: nothing in it may load or run anything. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Where browsers report what a policy stopped. */
const reportPath = "/api/csp-report";

/**
 * Trusted Types policies that may exist: Next's two, the default one of our early script, and one for
 * each part of this site that hands text to the browser as code or markup.
 */
const trustedTypes = [
  "nextjs",
  "nextjs#bundler",
  "default",
  "dompurify",
  "oxbow-experiments",
  "oxbow-third-party",
];

let settings: PolicySettings = { hosts: {}, draftFrames: [], isSecure: false };

/** Sets what depends on the environment, once, before the first request. */
export function setPolicySettings(given: PolicySettings): void {
  settings = given;
}

/** Two years, as browsers' preload lists ask for; null where visitors don't come over https. */
export function transportSecurity(): string | null {
  return settings.isSecure ? "max-age=63072000; includeSubDomains; preload" : null;
}

type DocumentPolicy = {
  /** Sources for the document's inline scripts: hashes, or a nonce. */
  scripts: readonly string[];
  /** Hashes of the document's own style elements. */
  styles?: readonly string[];
  isDraft?: boolean;
};

/** The policy of a document. A strict one: no inline script but the named ones, no host but ours. */
export function buildDocumentPolicy({ scripts, styles = [], isDraft = false }: DocumentPolicy): string {
  const { hosts, draftFrames, isSecure } = settings;
  const of = (name: keyof PolicyHosts, ...own: string[]) =>
    `${name} ${[...own, ...(hosts[name] ?? [])].join(" ")}`;
  const frames = hosts["frame-src"]?.join(" ") ?? "'none'";
  return [
    "default-src 'none'",
    of("script-src", "'self'", ...scripts),
    of("style-src", "'self'", ...styles),
    "style-src-attr 'unsafe-inline'",
    of("img-src", "'self'", "data:"),
    // The fonts of the first screen stand in the document (add-script-policy.ts).
    of("font-src", "'self'", "data:"),
    of("connect-src", "'self'"),
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isDraft && draftFrames.length > 0 ? draftFrames.join(" ") : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(" ")}`,
    `report-uri ${reportPath}`,
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
