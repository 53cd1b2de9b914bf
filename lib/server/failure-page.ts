/** Shows a whole page where Next answers 500 with a document that is empty until its scripts come. */
import type { ServerResponse } from "node:http";
import { failurePath, referencePlaceholder, traceHeaders } from "../platform/http/request-trace.ts";
import type { RequestHandler } from "./gate.ts";
import { takeHead } from "./ready/capture.ts";

/** No document has such a uid: Next answers with the page for addresses that lead nowhere. */
const missingPath = "/-";

/** Next's own page of failures is an address, too. Ours stands in for it. */
const nextFailurePath = "/_global-error";

const isFailedDocument = (response: ServerResponse): boolean =>
  response.statusCode === 500 && String(response.getHeader("content-type") ?? "").startsWith("text/html");

/**
 * Puts the page of failures in front of `handler`.
 * @param readPage the prerendered page, with `referencePlaceholder` in it
 */
export function answerFailures(handler: RequestHandler, readPage: () => string): RequestHandler {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === failurePath || pathname === nextFailurePath) request.url = missingPath;
    const { writeHead, write, end } = response;

    function sendPage(): void {
      Object.assign(response, { writeHead, write, end });
      for (const name of ["link", "vary", "etag", "content-length"]) response.removeHeader(name);
      response.setHeader("cache-control", "no-store");
      const reference = String(request.headers[traceHeaders.reference] ?? "");
      response.end(readPage().replaceAll(referencePlaceholder, reference));
    }

    Object.assign(response, {
      writeHead(...args: unknown[]) {
        takeHead(response, args);
        return isFailedDocument(response) ? response : writeHead.call(response, response.statusCode);
      },
      write(...args: unknown[]) {
        if (!isFailedDocument(response)) return Reflect.apply(write, response, args);
        const whenTaken = args.find((arg) => typeof arg === "function");
        if (whenTaken) process.nextTick(whenTaken);
        return true;
      },
      end(...args: unknown[]) {
        if (isFailedDocument(response)) sendPage();
        else Reflect.apply(end, response, args);
        return response;
      },
    });
    await handler(request, response);
  };
}
