import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

type Fetch = (input: string | URL, init?: { method?: string }) => Promise<Response>;
type Repository = { origin: string; fetch: Fetch };

/** The API is public and may be read from any origin, like Prismic's. */
const commonHeaders = { "access-control-allow-origin": "*", "cache-control": "no-store" };

async function respond(request: IncomingMessage, response: ServerResponse, repository: Repository) {
  const serverOrigin = `http://${request.headers.host}`;
  const requested = URL.parse(request.url ?? "/", serverOrigin);
  if (requested === null) return void response.writeHead(400, commonHeaders).end();
  // The repository does not support HEAD.
  const method = request.method === "HEAD" ? "GET" : request.method;
  const { origin, fetch } = repository;
  const result = await fetch(new URL(requested.pathname + requested.search, origin), { method });
  // URLs of the API in the response must point to this server: `next_page`, a document's `href`, a form's `action`.
  const text = (await result.text()).replaceAll(`"${origin}/`, `"${serverOrigin}/`);
  response.writeHead(result.status, {
    ...commonHeaders,
    ...Object.fromEntries(result.headers),
    "content-length": Buffer.byteLength(text),
  });
  response.end(request.method === "HEAD" ? undefined : text);
}

/**
 * Serves Prismic's REST API v2 over HTTP from a repository in this process. Invalid content causes a 500
 * and is reported to `reportError`; the next request tries again.
 */
export function createRepositoryListener(
  repository: Repository,
  reportError: (error: unknown) => void,
): RequestListener {
  return (request, response) => {
    respond(request, response, repository).catch((error: unknown) => {
      reportError(error);
      if (!response.headersSent) response.writeHead(500, commonHeaders);
      response.end();
    });
  };
}
