import "server-only";
import { respondError } from "@/lib/platform/http/respond";
import { findEndpoint } from "./endpoints";
import { createMessagingTokenHandler } from "./messaging-token";
import { respondData } from "./serve";
import { createUserParamsHandler } from "./serve-user-params";

const base = "/shared-api/";

/** Responses that depend on the visitor. */
const perVisitor = new Map([
  ["user-params", createUserParamsHandler()],
  ["salesforce-messaging", createMessagingTokenHandler()],
]);

/** `GET /shared-api/<name>`; 404 if no endpoint has this name. */
export async function serveEndpoint(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(base.length);
  const handle = perVisitor.get(name);
  if (handle !== undefined) return handle(request);
  const endpoint = findEndpoint(name);
  return endpoint === null ? respondError("not-found") : respondData(endpoint, request);
}
