import "server-only";
import { z } from "zod";
import { env } from "@/lib/base/env/server";
import { log } from "@/lib/base/log";
import { clientAddressOf } from "./client-address";
import { createRateLimiter } from "./rate-limit";
import { mediaTypeOf, readBytes } from "./read-body";
import { respondError } from "./respond";

const MAX_BODY = 8 * 1024;
/** Browsers send a few reports at once; a longer list does not come from a browser. */
const MAX_REPORTS = 20;

// A sample is enough: one broken page makes every visitor's browser send reports.
const limiter = createRateLimiter({ burst: 20, perMinute: 10 });
/** So that one client's reports cannot use up the sample. */
const clientLimiter = createRateLimiter({ burst: 5, perMinute: 2 });

const directives = new Set([
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "font-src", "connect-src", "media-src", "object-src", "frame-src"],
  ...["worker-src", "manifest-src", "base-uri", "form-action", "frame-ancestors", "trusted-types"],
  ...["require-trusted-types-for"],
]);
/** PRIVACY: only known names are logged, because anyone can send any text. */
const directive = z.string().transform((name) => (directives.has(name) ? name : "other"));
const blocked = z.string().max(4_000).catch("");
/** The legacy format (`report-uri`) and the current one (`report-to`). */
const reportsSchema = z.union([
  z
    .object({ "csp-report": z.object({ "effective-directive": directive, "blocked-uri": blocked }) })
    .transform(({ "csp-report": report }) => [
      { directive: report["effective-directive"], blocked: report["blocked-uri"] },
    ]),
  z
    .array(
      z.object({
        type: z.literal("csp-violation"),
        body: z.object({ effectiveDirective: directive, blockedURL: blocked }),
      }),
    )
    .max(MAX_REPORTS)
    .transform((reports) =>
      reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
]);

/** What was blocked, in one word. PRIVACY: URLs may hold visitor input, so none is logged. */
function describeBlocked(text: string): string {
  if (/^(?:inline|eval|wasm-eval|data|blob|trusted-types-policy|trusted-types-sink)$/.test(text)) return text;
  // Browsers report other schemes than http and https without a URL.
  const scheme = /^[a-z-]+$/.test(text) ? text : (URL.parse(text)?.protocol.slice(0, -1) ?? "");
  return /^(?:https?|wss?|file|(?:chrome|moz|safari-web)-extension)$/.test(scheme) ? scheme : "other";
}

function parseReports(bytes: Uint8Array) {
  try {
    return reportsSchema.safeParse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** `POST /api/csp-report`: violations of the content security policy. Logs a sample by kind. */
export async function postCspReport(request: Request): Promise<Response> {
  const types = ["application/csp-report", "application/reports+json", "application/json"];
  if (!types.includes(mediaTypeOf(request))) return respondError("unsupported-type");
  const bytes = await readBytes(request, MAX_BODY);
  if (!(bytes instanceof Uint8Array)) return respondError(bytes.code);
  const reports = parseReports(bytes);
  if (reports === undefined) return respondError("bad-request");
  const client = clientAddressOf(request.headers, env.TRUSTED_PROXY_HOPS);
  const now = Date.now();
  for (const report of reports) {
    if (!clientLimiter.take(client, now).isAllowed || !limiter.take("", now).isAllowed) break;
    log("warn", "csp.report", { key: report.directive, reason: describeBlocked(report.blocked) });
  }
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
