/** Chooses the variant of a page experiment for each request, before Next answers it from prerendered pages. */
import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  assignmentDays,
  control,
  findPageExperiment,
  isVariation,
  type PageExperiment,
  pageExperiments,
  readCookie,
} from "../base/page-experiments.ts";
import type { RequestHandler } from "./gate.ts";

/** Programs that read pages for a list or a preview. They see the page as it is. */
const program =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|telegram|lighthouse|headless|curl|wget|python|java\/|go-http|axios|node|undici|monitor|scan|fetch/i;

const isPerson = ({ method, headers }: IncomingMessage) =>
  method === "GET" && headers["user-agent"] !== undefined && !program.test(headers["user-agent"]);

// The names of the cookies that Next's drafts and the CMS's previews go by.
const isDraft = (cookies: string) => /(?:^|;\s*)(?:__prerender_bypass|io\.prismic\.preview)=/.test(cookies);

/** The cookies of a request without this one. */
function withoutCookie(cookies: string, name: string): string {
  const others = cookies.split(/;\s*/).filter((part) => part !== "" && !part.startsWith(`${name}=`));
  return others.join("; ");
}

/** The cookies of a request with this one set. */
const withCookie = (cookies: string, name: string, value: string) =>
  [withoutCookie(cookies, name), `${name}=${value}`].filter(Boolean).join("; ");

/**
 * SECURITY: Next's rewrite takes a path in any case ("/Scraper-Api"), and what it answers there would be cached
 * for everybody: only the experiment's own path is asked for with its cookie.
 */
function removeChoices({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined) return;
  headers.cookie = pageExperiments.reduce((left, { cookie }) => withoutCookie(left, cookie), headers.cookie);
}

/** One of the names by chance, by their weights; the control where all weights are 0. */
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
  hasPage: (path: string) => boolean,
): Choice {
  const cookies = request.headers.cookie ?? "";
  if (!isPerson(request) || isDraft(cookies)) return { variation: control, isNew: false };
  const ready = Object.keys(experiment.variants).filter((name) => hasPage(experiment.variants[name] ?? ""));
  const known = readCookie(cookies, experiment.cookie);
  // A variant that was taken back, or whose page is not published, is shown to nobody.
  if (known !== undefined && isVariation(experiment, known) && (known === control || ready.includes(known))) {
    return { variation: known, isNew: false };
  }
  if (ready.length === 0) return { variation: control, isNew: false };
  return { variation: drawVariation([control, ...ready], experiment.weights), isNew: true };
}

/**
 * One address has several answers, so nobody between us and the visitor may keep one for others. Their
 * browser may, and asks each time whether it still holds.
 */
function keepPrivate(response: ServerResponse): void {
  const writeHead = response.writeHead;
  Object.assign(response, {
    writeHead: (status: number, ...rest: []) => {
      response.setHeader("cache-control", "private, no-cache");
      response.setHeader("vary", [response.getHeader("vary"), "cookie"].filter(Boolean).join(", "));
      return writeHead.call(response, status, ...rest);
    },
  });
}

function cookieLine({ cookie }: PageExperiment, variation: string, isSecure: boolean): string {
  const life = assignmentDays * 86_400;
  // Pages read it to say which variant a lead came from.
  return `${cookie}=${variation}; Path=/; Max-Age=${life}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

function redirectToExperiment(response: ServerResponse, { path }: PageExperiment, search: string): void {
  response.writeHead(308, { location: path + search, "cache-control": "no-store", "content-length": 0 });
  response.end();
}

type ExperimentsOptions = {
  handler: RequestHandler;
  /** Whether a variant's page is published. Never waits. */
  hasPage: (path: string) => boolean;
  isSecure: boolean;
};

/**
 * Puts the choice of variants in front of `handler`: the request goes on with the experiment's cookie, by
 * which Next's own rewrite (`next.config.ts`) finds the page. No page becomes dynamic by it.
 *
 * PRIVACY: the cookie holds the name of a variant, no id. It is needed to show the same page twice.
 */
export function answerExperiments({ handler, hasPage, isSecure }: ExperimentsOptions): RequestHandler {
  return async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const asked = pageExperiments.find(({ variants }) => Object.values<string>(variants).includes(pathname));
    if (asked) return redirectToExperiment(response, asked, search);
    const experiment = findPageExperiment(pathname);
    if (experiment === null) {
      removeChoices(request);
      return handler(request, response);
    }
    const { variation, isNew } = choose(request, experiment, hasPage);
    request.headers.cookie = withCookie(request.headers.cookie ?? "", experiment.cookie, variation);
    keepPrivate(response);
    if (isNew) response.appendHeader("set-cookie", cookieLine(experiment, variation, isSecure));
    return handler(request, response);
  };
}
