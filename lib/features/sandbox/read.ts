import "server-only";
import { api } from "@/lib/base/api";
import { buildSamples } from "@/lib/features/docs/samples";
import { runSandboxRequest } from "./run";
import type { SandboxChoice } from "./targets";

/** The sandbox's answer, and the code that sends the same request. */
export function getSandboxResult(choice: SandboxChoice) {
  const answer = runSandboxRequest(choice, Date.now());
  const samples = buildSamples({
    kind: "post",
    url: api.fetchUrl,
    body: answer.request,
    prints: ["content"],
  });
  return { choice, answer, samples };
}
