import "server-only";
import { api } from "@/lib/base/api";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildSamples } from "@/lib/features/samples";
import { runSandboxRequest } from "./run";
import { type SandboxChoice, targetInfos } from "./targets";

/** The sandbox's response, the code that sends the same request, and the request's path through the network. */
export async function getSandboxResult(choice: SandboxChoice) {
  const { path } = (await getNetworkFigures()).products[targetInfos[choice.target].product];
  const run = runSandboxRequest(choice, Date.now());
  const samples = buildSamples({
    kind: "post",
    url: api.fetchUrl,
    body: run.request,
    prints: ["content"],
  });
  return { choice, run, samples, path };
}
