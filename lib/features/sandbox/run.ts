import "server-only";
import { api } from "@/lib/base/api";
import { getLocations } from "@/lib/content/endpoints/read";
import { buildSamples } from "@/lib/features/samples";
import type { JsonObject } from "@/lib/features/samples/literals";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { renderDemoPage } from "./demo-pages";
import { markets, sandboxCountries } from "./markets";
import { parseRecord } from "./parse-record";
import { buildRequest, defaultChoice, parseChoice, type SandboxChoice, sandboxTargets } from "./targets";

/** The sandbox's response. `response` has the format of the API's. */
export type SandboxRun = {
  request: JsonObject;
  response: JsonObject;
  exit: { ip: string; country: string; city: string };
  /** The parsed page. */
  html: string;
  /** Milliseconds for rendering and parsing on this server, without a network request; null for an example. */
  milliseconds: number | null;
};

/** Renders the demo page for the country and parses it into the API's record. `now` is Unix time, ms. */
export function runSandboxRequest(choice: SandboxChoice, now: number): SandboxRun {
  const started = performance.now();
  const html = renderDemoPage(choice);
  const content = parseRecord(choice.target, html);
  const milliseconds = Math.max(0.1, Math.round((performance.now() - started) * 10) / 10);
  const { name, exit } = markets[choice.country];
  return {
    request: buildRequest(choice),
    response: {
      status: 200,
      geo: choice.country.toUpperCase(),
      ...(choice.target === "search" && { engine: "search.example" }),
      billed_results: 0,
      content,
      warnings: [],
      // To the second, like the samples of the docs.
      fetched_at: new Date(now).toISOString().replace(/\.\d+/, ""),
    },
    exit: { ip: exit.ip, country: name, city: exit.city },
    html,
    milliseconds,
  };
}

/** A run, and the code that sends the same request. */
function describeRun(choice: SandboxChoice, run: SandboxRun) {
  const samples = buildSamples({ kind: "post", url: api.fetchUrl, body: run.request });
  return { choice, run, samples };
}
export type DescribedRun = ReturnType<typeof describeRun>;

export const getSandboxResult = (choice: SandboxChoice) =>
  describeRun(choice, runSandboxRequest(choice, Date.now()));

/** The result shown before a choice, as of the day on which the network was counted: the same in every build. */
export async function getSandboxExample() {
  const countedAt = Date.parse((await getLocations()).asOf);
  return describeRun(defaultChoice, { ...runSandboxRequest(defaultChoice, countedAt), milliseconds: null });
}

/** `GET /api/sandbox?country=&target=`: the response as JSON, or 422 with the accepted values of invalid fields. */
export function respondSandbox(request: Request): Response {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const choice = parseChoice(query);
  if (choice !== null) return respondJson(runSandboxRequest(choice, Date.now()));
  const accepted = { country: sandboxCountries, target: sandboxTargets };
  const wrong = Object.entries(accepted).filter(
    ([name, values]) => !values.some((one) => one === query[name]),
  );
  return respondError("invalid", {
    fields: Object.fromEntries(wrong.map(([name, values]) => [name, `One of ${values.join(", ")}`])),
  });
}
