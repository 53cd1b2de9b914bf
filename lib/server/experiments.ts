/** Chooses the variant of a page experiment for each request, before Next serves a prerendered page. */
import { randomInt } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import {
  control,
  findPageExperiment,
  type PageExperiment,
  pageExperiments,
  publicPathOf,
  readCookie,
  visitorCookieDays,
} from "../base/page-experiments.ts";
import type { Runtime } from "../platform/runtime/runtime.ts";
import { emptyResponse, type Handler } from "./http/buffered-response.ts";
import { lateHeader } from "./redirects.ts";
import { hasDraftCookie } from "./response-cache/cache-key.ts";

/** Crawlers and link previews. They get the original page. */
const program =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|lighthouse|headless|curl|wget|python|java\/|go-http|axios|node|undici|monitor|scan|fetch/i;

const isPerson = ({ method, headers }: IncomingMessage) =>
  method === "GET" && headers["user-agent"] !== undefined && !program.test(headers["user-agent"]);

/** The Cookie header without this cookie. */
function withoutCookie(cookies: string, name: string): string {
  const others = cookies.split(/;\s*/).filter((part) => part !== "" && !part.startsWith(`${name}=`));
  return others.join("; ");
}

const withCookie = (cookies: string, name: string, value: string) =>
  [withoutCookie(cookies, name), `${name}=${value}`].filter(Boolean).join("; ");

/**
 * SECURITY: Next's rewrite ignores the case of a path ("/Scraper-Api"), and its response would be cached for
 * everybody: only the experiment's exact path gets its cookie.
 */
function removeChoices({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined) return;
  headers.cookie = pageExperiments.reduce((left, { cookie }) => withoutCookie(left, cookie), headers.cookie);
}

/** A random name by weight; the control if all weights are 0. */
export function drawVariation(names: readonly string[], weights: PageExperiment["weights"] = {}): string {
  const weightOf = (name: string) => weights[name] ?? 1;
  const total = names.reduce((sum, name) => sum + weightOf(name), 0);
  let left = total > 0 ? randomInt(total) : 0;
  for (const name of names) {
    left -= weightOf(name);
    if (left < 0) return name;
  }
  return control;
}

type Choice = { variation: string; isNew: boolean };

function choose(
  request: IncomingMessage,
  experiment: PageExperiment,
  isPublished: (path: string) => boolean,
): Choice {
  const cookies = request.headers.cookie ?? "";
  if (!isPerson(request) || hasDraftCookie(request.headers)) return { variation: control, isNew: false };
  const ready = Object.keys(experiment.variants).filter((name) =>
    isPublished(experiment.variants[name] ?? ""),
  );
  const known = readCookie(cookies, experiment.cookie);
  // A removed variant, or one whose page is not published, is never shown.
  if (known !== undefined && [control, ...ready].includes(known)) return { variation: known, isNew: false };
  // An old choice must not stay in the browser: it would be reported with leads.
  if (ready.length === 0) return { variation: control, isNew: known !== undefined };
  return { variation: drawVariation([control, ...ready], experiment.weights), isNew: true };
}

/**
 * One URL has several responses, so shared caches must not store them. The visitor's browser may, and
 * revalidates each time.
 */
const privateHeaders = (vary: unknown): OutgoingHttpHeaders => ({
  "cache-control": "private, no-cache",
  vary: [vary, "cookie"].filter(Boolean).join(", "),
});

function cookieLine({ cookie }: PageExperiment, variation: string, isSecure: boolean): string {
  const life = visitorCookieDays * 86_400;
  // Pages read this cookie to report the variant with a lead.
  return `${cookie}=${variation}; Path=/; Max-Age=${life}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * Chooses the variant before `next` is called: adds the experiment's cookie to the request, which a rewrite in
 * `next.config.ts` maps to a page. All pages stay static.
 */
export function withExperiments(
  next: Handler,
  {
    isPublished,
    findBuildDifference,
    policy,
  }: Pick<Runtime, "isPublished" | "findBuildDifference" | "policy">,
): Handler {
  return async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const shown = publicPathOf(pathname);
    if (shown !== pathname)
      return emptyResponse(308, { location: shown + search, "cache-control": "no-store" });
    const experiment = findPageExperiment(pathname);
    if (experiment === null) {
      removeChoices(request);
      return next(request, response);
    }
    const { variation, isNew } = choose(request, experiment, isPublished);
    request.headers.cookie = withCookie(request.headers.cookie ?? "", experiment.cookie, variation);
    const page = experiment.variants[variation];
    if (page !== undefined && findBuildDifference(page) === "late") request.headers[lateHeader] = "1";
    const buffered = await next(request, response);
    if (buffered === null) return null;
    const headers: OutgoingHttpHeaders = { ...buffered.headers, ...privateHeaders(buffered.headers.vary) };
    const cookies = [headers["set-cookie"] ?? []].flat().map(String);
    if (isNew) headers["set-cookie"] = [...cookies, cookieLine(experiment, variation, policy.isSecure)];
    return { ...buffered, headers };
  };
}
