import "server-only";
import { api } from "@/lib/base/api";
import { getLocations } from "@/lib/content/endpoints/read";
import { buildSamples } from "@/lib/features/samples";
import { defaultChoice } from "./choice";
import { runSandboxRequest, type SandboxRun } from "./run";
import type { SandboxChoice } from "./targets";

/** A run, and the code that sends the same request. */
function describeRun(choice: SandboxChoice, run: SandboxRun) {
  const samples = buildSamples({
    kind: "post",
    url: api.fetchUrl,
    body: run.request,
    prints: ["content"],
    printsObject: true,
  });
  return { choice, run, samples };
}

export const getSandboxResult = (choice: SandboxChoice) =>
  describeRun(choice, runSandboxRequest(choice, Date.now()));

/** The result shown before a choice, as of the day on which the network was counted: the same in every build. */
export async function getSandboxExample() {
  const countedAt = Date.parse((await getLocations()).asOf);
  return describeRun(defaultChoice, { ...runSandboxRequest(defaultChoice, countedAt), milliseconds: null });
}
