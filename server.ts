/**
 * The production server: `node --env-file-if-exists=.env server.ts` after a build; `npm start` does both. It runs in plain
 * Node, so it imports files by their full names and nothing that needs a bundler; the rest comes from Next's bundle as a `Runtime` (see `instrumentation.ts`).
 */
import { createServer, Server } from "node:http";
import { join } from "node:path";
import next from "next";
import { readEnv } from "./lib/base/env/schema.ts";
import { repositoryImagesUrl } from "./lib/base/media/image-sources.ts";
import { registerSite } from "./lib/cli/running-site.mjs";
import { setBuiltRoutes } from "./lib/platform/runtime/built-routes.ts";
import { type Runtime, whenRuntimeStarted } from "./lib/platform/runtime/runtime.ts";
import { type BuildFiles, readBuildFiles } from "./lib/server/build-files.ts";
import { setDocumentFiles } from "./lib/server/document/add-script-policy.ts";
import { bufferResponse } from "./lib/server/document/buffer-response.ts";
import { cacheEvents, expireBuiltBefore } from "./lib/server/document/expiry.ts";
import { setPolicySettings } from "./lib/server/document/policy.ts";
import { type ErrorPages, readErrorPages, withErrorPages } from "./lib/server/error-pages.ts";
import { withExperiments } from "./lib/server/experiments.ts";
import { createGate, type Gate } from "./lib/server/gate.ts";
import type { Handler } from "./lib/server/http/buffered-response.ts";
import { withImageChecks } from "./lib/server/images/check-images.ts";
import { closeServer, limitServer, listen, serverOptions, siteAddressOf } from "./lib/server/listen.ts";
import { pageRoute } from "./lib/server/next/prerender-manifest.ts";
import { withoutPageQuery } from "./lib/server/page-query.ts";
import { withRedirects } from "./lib/server/redirects.ts";
import { createRefusalPages } from "./lib/server/refusals.ts";
import { setPublicFolder } from "./lib/server/response-cache/browser-cache.ts";
import { createResponseCache } from "./lib/server/response-cache/response-cache.ts";
import { describeStartError } from "./lib/server/start-error.ts";
import { readRouteNames } from "./lib/server/telemetry/route-names.ts";
import { startTelemetry, type Telemetry, unblockLogs } from "./lib/server/telemetry/telemetry.ts";

const env = readEnv();
const address = siteAddressOf(env);

const buildFolder = join(import.meta.dirname, env.BUILD_FOLDER);

/** Time limit for requests in progress; the delivery worker stops within the same time. */
const drainMs = 7_000;

/** Process managers kill after 10 s. Work that a hung disk interrupts is resumed at the next start. */
const stopLimitMs = 9_500;

/** The terminal and each parent process send Ctrl-C; only a later signal counts as a second one. */
const repeatedSignalMs = 1_000;

type Running = {
  server: Server;
  gate: Gate;
  /** Whether all connections come from a trusted proxy. */
  isProxied: boolean;
  runtime: Runtime;
  telemetry: Telemetry;
  endAnnouncement: () => void;
};

async function stop(running: Running): Promise<void> {
  const { runtime, telemetry, endAnnouncement } = running;
  runtime.beginDrain();
  await Promise.all([closeServer(running, drainMs), runtime.stopWork()]);
  telemetry.stop();
  await runtime.close();
  endAnnouncement();
}

function stopOnSignal(running: Running): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > repeatedSignalMs) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => process.exit(1), stopLimitMs);
    stop(running).then(
      () => process.exit(0),
      (error) => {
        running.runtime.logFailure("stop.failed", error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

/** Starts Next and the background workers in its bundle; a failure ends the process. */
async function startNext() {
  const app = next({
    dev: false,
    dir: import.meta.dirname,
    port: address.port,
    // SECURITY: Next would accept WebSocket upgrades on its server; this one never listens.
    httpServer: new Server(),
  });
  await app.prepare();
  unblockLogs();
  return { runtime: await whenRuntimeStarted(), handler: bufferResponse(app.getRequestHandler()) };
}

/** Passes settings and build files to the code that adds policies, styles and fonts to documents. */
function prepareDocuments(files: BuildFiles, runtime: Runtime): void {
  setPolicySettings(runtime.policy);
  setDocumentFiles(files);
  expireBuiltBefore(runtime.contentChangedAt);
  setPublicFolder(`${import.meta.dirname}/public`);
  cacheEvents.on("write-failure", (error) => runtime.logFailure("document.not-kept", error));
}

/** Wraps Next's handler; the last wrapper is called first. */
function composeHandler(nextHandler: Handler, runtime: Runtime, pages: ErrorPages): Handler {
  const complete = withErrorPages(withoutPageQuery(nextHandler, runtime.isSharedPage), pages);
  const withVariants = withExperiments(complete, runtime);
  return withRedirects(withImageChecks(withVariants, repositoryImagesUrl(env)), runtime);
}

async function serve(): Promise<void> {
  const endAnnouncement = await registerSite(
    buildFolder,
    `the site at ${env.SITE_URL} (process ${process.pid})`,
  );
  const files = await readBuildFiles(buildFolder);
  const nameRoute = readRouteNames(join(import.meta.dirname, "app"));
  setBuiltRoutes({
    ...files.routes,
    matchesPageRoute: (path) => nameRoute(path) === pageRoute && !path.startsWith("/_next/"),
  });
  const { runtime, handler } = await startNext();
  prepareDocuments(files, runtime);
  const cache = createResponseCache();
  cacheEvents.on("update", cache.expire);
  const telemetry = await startTelemetry({ env, observe: runtime.observe, readCacheSize: cache.size });
  const pages = await readErrorPages(handler);
  const gate = createGate({
    handler: composeHandler(handler, runtime, pages),
    refusalPages: createRefusalPages(pages.failure),
    proxyHops: env.TRUSTED_PROXY_HOPS,
    countryHeader: env.COUNTRY_HEADER,
    cache,
    nameRoute,
    isSitePath: runtime.isSitePath,
    onTooFewForwarded: () => runtime.logWarning("http.too-few-proxies", "TRUSTED_PROXY_HOPS"),
    onResponse: telemetry.record,
    onError: (error, reference) => runtime.logFailure("request.failed", error, reference),
  });
  const server = createServer(serverOptions, gate.handle);
  const isProxied = env.TRUSTED_PROXY_HOPS > 0;
  limitServer(server, isProxied);
  await listen(server, address);
  stopOnSignal({ server, gate, isProxied, runtime, telemetry, endAnnouncement });
  process.stdout.write(`${runtime.notes.join("\n")}\n`);
}

// Ignore EPIPE: logging it would raise it again.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  await serve();
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}
