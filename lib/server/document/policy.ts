/** The content security policies of this site. Every response has exactly one. */
import type { CspHosts, PolicySettings } from "../../platform/runtime/runtime.ts";

/** Headers of every response, whether from a page, the gate or Node itself. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
} as const;

/** For responses that are not documents: nothing may be loaded or executed. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const reportPath = "/api/csp-report";

/**
 * Names of the allowed Trusted Types policies: the default one of the early script, and one for each part of
 * this site that passes text to the browser as code or markup. Next's browser code creates none.
 */
const trustedTypes = ["default", "dompurify", "oxbow-experiments", "oxbow-third-party"];

let settings: PolicySettings = { hosts: {}, draftFrames: [], isSecure: false };

/** Sets the parts that depend on the environment. Call once before the first request. */
export function setPolicySettings(given: PolicySettings): void {
  settings = given;
}

/** Two years, as required for browsers' preload lists. */
const transportSecurity = "max-age=63072000; includeSubDomains; preload";

/** The security headers of a response that is not a document. */
export const closedHeaders = () => ({
  ...securityHeaders,
  "content-security-policy": closedPolicy,
  ...(settings.isSecure && { "strict-transport-security": transportSecurity }),
});

type DocumentPolicy = {
  /** Hash sources of the document's inline scripts. */
  scripts: readonly string[];
  /** Hashes of the document's own style elements. */
  styles?: readonly string[];
  isDraft?: boolean;
};

/** The policy of a document: only inline scripts with a listed hash, only our own hosts. */
export function buildDocumentPolicy({ scripts, styles = [], isDraft = false }: DocumentPolicy): string {
  const { hosts, draftFrames, isSecure } = settings;
  const of = (name: keyof CspHosts, ...own: string[]) =>
    `${name} ${[...own, ...(hosts[name] ?? [])].join(" ")}`;
  const frames = hosts["frame-src"]?.join(" ") ?? "'none'";
  return [
    "default-src 'none'",
    of("script-src", "'self'", ...scripts),
    of("style-src", "'self'", ...styles),
    "style-src-attr 'unsafe-inline'",
    of("img-src", "'self'", "data:"),
    of("font-src", "'self'"),
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
