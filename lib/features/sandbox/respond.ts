import { respondError, respondJson } from "@/lib/platform/http/respond";
import { parseChoice } from "./choice";
import { sandboxCountries } from "./markets";
import { runSandboxRequest } from "./run";
import { sandboxTargets } from "./targets";

const usage = {
  fields: {
    country: `One of ${sandboxCountries.join(", ")}`,
    target: `One of ${sandboxTargets.join(", ")}`,
  },
};

/** `GET /api/sandbox?country=&target=`: the answer as JSON, or 422 with the values that are accepted. */
export function respondSandbox(request: Request): Response {
  const choice = parseChoice(Object.fromEntries(new URL(request.url).searchParams));
  if (choice === null) return respondError("invalid", usage);
  return respondJson(runSandboxRequest(choice, Date.now()));
}
