import "server-only";
import { unstable_rethrow } from "next/navigation";
import { describeError, log } from "@/lib/base/log";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { readTrace } from "./request-headers";
import { respondError } from "./respond";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
type Handler = (request: Request) => Promise<Response>;

const byMethod = (handlerOf: (method: Method) => Handler): Record<Method, Handler> => ({
  GET: handlerOf("GET"),
  HEAD: handlerOf("HEAD"),
  POST: handlerOf("POST"),
  PUT: handlerOf("PUT"),
  PATCH: handlerOf("PATCH"),
  DELETE: handlerOf("DELETE"),
  OPTIONS: handlerOf("OPTIONS"),
});

/**
 * Catches what a handler throws. Without the database the client gets 503; any other error is a bug: the client gets the
 * generic 500, and the log records where it was thrown.
 */
function withErrorResponse(method: Method, handler: Handler): Handler {
  return async (request) => {
    try {
      return await handler(request);
    } catch (error) {
      // Next's redirects and other control flow are thrown, too.
      unstable_rethrow(error);
      const isUnavailable = error instanceof StoreUnavailableError;
      const event = isUnavailable ? "http.unavailable" : "http.unexpected";
      log("error", event, { method, ...readTrace(request.headers), ...describeError(error) });
      return respondError(isUnavailable ? "unavailable" : "internal");
    }
  };
}

/**
 * The exports of a route file: `export const { GET, HEAD, POST, … } = route({ POST: handler })`. A GET
 * handler also handles HEAD, unless `HEAD` is null because the request has an effect. Methods without a
 * handler get 405 with `Allow`.
 */
export function route(handlers: { GET?: Handler; POST?: Handler; HEAD?: null }): Record<Method, Handler> {
  const { GET, POST } = handlers;
  const handlesHead = GET !== undefined && handlers.HEAD !== null;
  const HEAD: Handler | undefined = handlesHead
    ? async (request) => new Response(null, await GET(request))
    : undefined;
  const given: Partial<Record<Method, Handler>> = { GET, HEAD, POST };
  const allow = methods.filter((method) => given[method] !== undefined);
  const methodNotAllowed: Handler = async () => respondError("method-not-allowed", { allow });
  return byMethod((method) => withErrorResponse(method, given[method] ?? methodNotAllowed));
}

/** The exports of a catch-all route file: 404 to every method. */
export const unknownRoute = byMethod(() => async () => respondError("not-found"));

/** The exports of a route file that serves several paths; any other path is 404 to every method. */
export const routeByPath = (routes: ReadonlyMap<string, Record<Method, Handler>>): Record<Method, Handler> =>
  byMethod(
    (method) => (request) => (routes.get(new URL(request.url).pathname) ?? unknownRoute)[method](request),
  );
