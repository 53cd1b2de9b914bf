import { respondError, respondJson } from "@/lib/platform/http/respond";
import { choiceSchema } from "./choice";
import { runSandboxRequest } from "./run";

/** `GET /api/sandbox?country=&target=`: the response as JSON, or 422 with the accepted values of invalid fields. */
export function respondSandbox(request: Request): Response {
  const parsed = choiceSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
    );
    return respondError("invalid", { fields });
  }
  return respondJson(runSandboxRequest(parsed.data, Date.now()));
}
