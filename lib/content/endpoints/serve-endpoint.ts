import "server-only";
import { respondError } from "@/lib/platform/http/respond";
import { messagingTokenRoute } from "./messaging-token";
import { isEndpointName } from "./registry";
import { endpointRoute } from "./serve";
import { userParamsRoute } from "./serve-user-params";

const base = "/shared-api/";

/** Answers that depend on who asks. */
const perVisitor = new Map([
  ["user-params", userParamsRoute()],
  ["salesforce-messaging", messagingTokenRoute()],
]);

/** `GET /shared-api/<name>`; 404 for a name of no endpoint. */
export async function serveEndpoint(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(base.length);
  const handlers = perVisitor.get(name) ?? (isEndpointName(name) ? endpointRoute(name) : null);
  return handlers === null ? respondError("not-found") : handlers.GET(request);
}
