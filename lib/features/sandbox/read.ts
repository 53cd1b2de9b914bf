import "server-only";
import { api } from "@/lib/base/api";
import { getLocations, getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildSamples } from "@/lib/features/samples";
import { defaultChoice } from "./choice";
import { runSandboxRequest, type SandboxRun } from "./run";
import { type SandboxChoice, targetInfos } from "./targets";

/** A run, the code that sends the same request, and the request's path through the network. */
async function describeRun(choice: SandboxChoice, run: SandboxRun) {
  const { path } = (await getNetworkFigures()).products[targetInfos[choice.target].product];
  const samples = buildSamples({
    kind: "post",
    url: api.fetchUrl,
    body: run.request,
    prints: ["content"],
  });
  return { choice, run, samples, path };
}

export const getSandboxResult = (choice: SandboxChoice) =>
  describeRun(choice, runSandboxRequest(choice, Date.now()));

/** The result shown before a choice, as of the day on which the network was counted: the same in every build. */
export async function getSandboxExample() {
  const countedAt = Date.parse((await getLocations()).asOf);
  return describeRun(defaultChoice, { ...runSandboxRequest(defaultChoice, countedAt), milliseconds: null });
}
