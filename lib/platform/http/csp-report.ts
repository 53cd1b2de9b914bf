import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { clientAddressOf } from "./client-address";
import { isOwnNoReferrerPost } from "./origin";
import { createRateLimiter } from "./rate-limit";
import { readBody } from "./read-body";
import { respondError } from "./respond";

const MAX_BODY = 8 * 1024;

// A sample is enough: one broken page makes every visitor's browser send reports.
const limiter = createRateLimiter({ burst: 20, perMinute: 10 });
/** So that one client's reports cannot use up the sample. */
const clientLimiter = createRateLimiter({ burst: 5, perMinute: 2 });

const directives = new Set([
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "font-src", "connect-src", "media-src", "object-src", "frame-src"],
  // Without "frame-ancestors": its reports come from the site with the frame, and are rejected.
  ...["worker-src", "manifest-src", "base-uri", "form-action", "trusted-types"],
  ...["require-trusted-types-for"],
]);
/** PRIVACY: only known names are logged, because anyone can send any text. */
const directive = z.string().transform((name) => (directives.has(name) ? name : "other"));
const blocked = z.string().max(4_000).catch("");
/** The format of `report-uri`. */
const reportSchema = z.object({
  "csp-report": z.object({ "effective-directive": directive, "blocked-uri": blocked }),
});

/** What was blocked, in one word. PRIVACY: URLs may hold visitor input, so none is logged. */
function describeBlocked(text: string): string {
  if (/^(?:inline|eval|wasm-eval|data|blob|trusted-types-policy|trusted-types-sink)$/.test(text)) return text;
  // Browsers report other schemes than http and https without a URL.
  const scheme = /^[a-z-]+$/.test(text) ? text : (URL.parse(text)?.protocol.slice(0, -1) ?? "");
  return /^(?:https?|wss?|file|(?:chrome|moz|safari-web)-extension)$/.test(scheme) ? scheme : "other";
}

/** `POST /api/csp-report`: violations of the content security policy. Logs a sample by kind. */
export async function postCspReport(request: Request): Promise<Response> {
  // Private pages report with an opaque origin, too.
  if (!isOwnNoReferrerPost(request.headers, env.SITE_URL)) return respondError("cross-site");
  const read = await readBody(request, MAX_BODY, ["application/csp-report", "application/json"]);
  if (!read.ok) return respondError(read.code);
  if (read.body.kind !== "json") return respondError("unsupported-type");
  const report = reportSchema.safeParse(read.body.value).data?.["csp-report"];
  if (report === undefined) return respondError("bad-request");
  const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
  const now = Date.now();
  if (clientLimiter.take(client, now).isAllowed && limiter.take("", now).isAllowed)
    log("warn", "csp.report", {
      key: report["effective-directive"],
      reason: describeBlocked(report["blocked-uri"]),
    });
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
