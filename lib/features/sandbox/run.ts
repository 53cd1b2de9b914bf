import type { JsonObject } from "@/lib/features/samples/literals";
import { renderDemoPage } from "./demo-pages";
import { markets } from "./markets";
import { parseRecord } from "./parse-record";
import { buildRequest, type SandboxChoice } from "./targets";

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
