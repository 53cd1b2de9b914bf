/**
 * `npm run dev`: Next's development server with the redirects, experiments and policies of `server.ts` in
 * front. There are no caches and no limits. Policies are report-only, because Next's development tools
 * violate them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import next from "next";
import { readEnv } from "../base/env/schema.ts";
import { peerAddressHeader } from "../platform/http/client-address.ts";
import { whenRuntimeStarted } from "../platform/runtime/runtime.ts";
import { bufferResponse } from "./document/buffer-response.ts";
import { finishResponse } from "./document/finish-response.ts";
import { setPolicySettings } from "./document/policy.ts";
import { withExperiments } from "./experiments.ts";
import { type BufferedResponse, sendResponse } from "./http/buffered-response.ts";
import { listen, siteAddressOf } from "./listen.ts";
import { withRedirects } from "./redirects.ts";
import { describeStartError } from "./start-error.ts";

const root = `${import.meta.dirname}/../..`;

/** Paths of Next's own files and development tools. */
const isNextPath = (url = "") => url.startsWith("/_next/") || url.startsWith("/__next");

/**
 * The policy in report-only mode, with what development tools need: `eval`, inline styles, a web socket, and no
 * Trusted Types.
 */
function reportOnly({ status, body, headers }: BufferedResponse): BufferedResponse {
  const { "content-security-policy": policy, ...otherHeaders } = headers;
  const relaxed = String(policy)
    .replace("script-src ", "script-src 'unsafe-eval' ")
    // A hash would turn off 'unsafe-inline'.
    .replace(/style-src [^;]*/, (styles) => `${styles.replace(/ 'sha\d+-[^']*'/g, "")} 'unsafe-inline'`)
    .replace("connect-src ", "connect-src ws: ")
    .replace(/(?:require-)?trusted-types[^;]*; /g, "");
  return { status, body, headers: { ...otherHeaders, "content-security-policy-report-only": relaxed } };
}

async function serve(): Promise<void> {
  const address = siteAddressOf(readEnv());
  const server = createServer();
  // Next attaches its web socket to this server.
  const app = next({ dev: true, dir: root, hostname: address.host, port: address.port, httpServer: server });
  await app.prepare();
  const handleByNext = app.getRequestHandler();
  const runtime = await whenRuntimeStarted();
  setPolicySettings(runtime.policy);
  const handlePage = withRedirects(withExperiments(bufferResponse(handleByNext), runtime), runtime);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isNextPath(request.url)) return handleByNext(request, response);
    request.headers[peerAddressHeader] = request.socket.remoteAddress ?? "";
    const buffered = await handlePage(request, response);
    if (buffered !== null) sendResponse(response, reportOnly(finishResponse(request, buffered)));
  }

  server.on("request", (request, response) => {
    respond(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  await listen(server, address);
  console.log(runtime.notes.join("\n"));
}

try {
  await serve();
} catch (error) {
  console.error(describeStartError(error));
  process.exit(1);
}
