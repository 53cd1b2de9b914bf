import "server-only";
import type { Instrumentation } from "next";
import { describeError, log } from "@/lib/base/log";
import { traceHeaders } from "@/lib/platform/http/request-headers";
import { describePage } from "./page-paths";

type RequestErrorArguments = Parameters<Instrumentation.onRequestError>;

/** The digest that the error page in the browser (`client-error-page.tsx`) shows for an error. */
function digestOf(error: unknown): string | undefined {
  const digest = typeof error === "object" && error !== null && "digest" in error ? error.digest : undefined;
  return typeof digest === "string" && /^[\w@-]{1,40}$/.test(digest) ? digest : undefined;
}

/**
 * Logs what is needed to find the cause of an error in a page or route handler: the reference shown to the visitor, the path, the
 * page's document, the type of route, the error and where it was thrown.
 */
export function logRequestError(...[error, request, context]: RequestErrorArguments): void {
  const { pathname } = new URL(request.path, "http://localhost");
  // Missing when Next revalidates a page in the background: the server sets these headers only on requests.
  const { [traceHeaders.reference]: reference, [traceHeaders.route]: route } = request.headers;
  log("error", "page.failed", {
    reference: reference?.toString(),
    path: String(route ?? context.routePath),
    // For a known page, its path instead of the route's, and its document.
    ...describePage(pathname),
    kind: context.routeType,
    digest: digestOf(error),
    ...describeError(error),
  });
}
