import "server-only";
import type { Instrumentation } from "next";
import { describeError, log } from "@/lib/base/log";
import { readTrace } from "@/lib/platform/http/request-trace";
import { describePage } from "./addresses";

type RequestErrorArguments = Parameters<Instrumentation.onRequestError>;

function toHeaders(headers: RequestErrorArguments[1]["headers"]): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

/** The number by which Next's own error page in the browser names an error. */
function digestOf(error: unknown): string | undefined {
  const digest = typeof error === "object" && error !== null && "digest" in error ? error.digest : undefined;
  return typeof digest === "string" && /^[\w@-]{1,40}$/.test(digest) ? digest : undefined;
}

/**
 * Writes what is needed to find the cause of a page that could not be made: the reference that the visitor saw,
 * the page, its document, the kind of error and its place.
 */
export function logRequestError(...[error, request, context]: RequestErrorArguments): void {
  const { pathname } = new URL(request.path, "http://localhost");
  log("error", "page.failed", {
    path: context.routePath,
    ...readTrace(toHeaders(request.headers)),
    ...describePage(pathname),
    kind: context.routeType,
    digest: digestOf(error),
    ...describeError(error),
  });
}
