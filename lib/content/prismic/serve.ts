import "server-only";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

type Fetch = (input: string | URL, init?: { method?: string }) => Promise<Response>;

/** The API is public, and read by pages of any origin, as Prismic's is. */
const headersOfAll = { "access-control-allow-origin": "*", "cache-control": "no-store" };

async function answer(request: IncomingMessage, response: ServerResponse, repository: Repository) {
  const own = `http://${request.headers.host}`;
  const asked = URL.parse(request.url ?? "/", own);
  if (asked === null) return void response.writeHead(400, headersOfAll).end();
  const method = request.method === "HEAD" ? "GET" : request.method;
  const { origin, fetch } = repository;
  const result = await fetch(new URL(asked.pathname + asked.search, origin), { method });
  // What the repository says of its own addresses has to lead back here: other pages, forms, tags.
  const text = (await result.text()).replaceAll(`"${origin}/`, `"${own}/`);
  response.writeHead(result.status, {
    ...headersOfAll,
    ...Object.fromEntries(result.headers),
    "content-length": Buffer.byteLength(text),
  });
  response.end(request.method === "HEAD" ? undefined : text);
}

/** A repository that runs in this process, and the origin under which it knows itself. */
type Repository = { origin: string; fetch: Fetch };

/**
 * Answers Prismic's REST API v2 over HTTP from a repository in this process. Content that is not valid
 * is 500 and told to `complain`; the next request looks again.
 */
export function createRepositoryListener(
  repository: Repository,
  complain: (error: unknown) => void,
): RequestListener {
  return (request, response) => {
    answer(request, response, repository).catch((error: unknown) => {
      complain(error);
      if (!response.headersSent) response.writeHead(500, headersOfAll);
      response.end();
    });
  };
}
