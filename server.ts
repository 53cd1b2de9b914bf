/**
 * The site in production: `node server.ts` after `next build`. It runs in plain Node, so it imports
 * files by their full names and nothing that needs a bundler; the rest comes from Next's bundle as
 * a `Runtime` (see `instrumentation.ts`).
 */
import { createServer, Server } from "node:http";
import { join } from "node:path";
import next from "next";
import { readEnv } from "./lib/base/env/read-env.ts";
import { withdrawnPath } from "./lib/base/redirects.ts";
import { registerSite } from "./lib/cli/running-site.mjs";
import { type Runtime, whenRuntimeStarted } from "./lib/platform/runtime/runtime.ts";
import { readBuildFiles, readInlineFonts } from "./lib/server/build-files.ts";
import {
  setInlineFonts,
  setScriptIntegrity,
  setStylesheets,
} from "./lib/server/document/add-script-policy.ts";
import { onFailedWrite, onPageChange } from "./lib/server/document/changes.ts";
import { outdateBuilt } from "./lib/server/document/outdated.ts";
import { setPolicySettings } from "./lib/server/document/policy.ts";
import { answerExperiments } from "./lib/server/experiments.ts";
import { answerFailures } from "./lib/server/failure-page.ts";
import { createGate, type Gate } from "./lib/server/gate.ts";
import { answerImages } from "./lib/server/images/answer-images.ts";
import {
  closeServer,
  limitServer,
  listen,
  metricsAddressOf,
  serverOptions,
  siteAddressOf,
} from "./lib/server/listen.ts";
import { answerMoves } from "./lib/server/moves.ts";
import { readRouteNames } from "./lib/server/observe/route-names.ts";
import { type Observer, startObserver } from "./lib/server/observer.ts";
import { setPublicFolder } from "./lib/server/ready/browser-cache.ts";
import { createReadyStore, type ReadyStore } from "./lib/server/ready/ready-store.ts";
import { describeStartError } from "./lib/server/start-error.ts";

const env = readEnv();
const address = siteAddressOf(env);

const buildFolder = join(import.meta.dirname, env.BUILD_FOLDER);

/** Requests at work get this long; the delivery worker ends beside them. */
const drainMs = 8_000;

/** Process managers kill after 10 s. What a hung disk leaves undone by now goes on at the next start. */
const stopLimitMs = 9_500;

/** One Ctrl-C arrives from the terminal and again from each parent; only a later signal is a second one. */
const signalEchoMs = 1_000;

type Running = {
  server: Server;
  gate: Gate;
  ready: ReadyStore;
  runtime: Runtime;
  observer: Observer;
  endAnnouncement: () => void;
};

async function stop(running: Running): Promise<void> {
  const { ready, runtime, observer, endAnnouncement } = running;
  runtime.beginDrain();
  ready.stop();
  await Promise.all([closeServer(running, drainMs), runtime.stopWork()]);
  observer.stop();
  await runtime.close();
  endAnnouncement();
}

function stopOnSignal(running: Running): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > signalEchoMs) process.exit(1);
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

/** Starts Next and what runs beside it; a failure ends the process. */
async function startSite() {
  const app = next({
    dev: false,
    dir: import.meta.dirname,
    port: address.port,
    // SECURITY: Next would take upgrades on the server it finds; it gets one that never listens.
    httpServer: new Server(),
  });
  await app.prepare();
  return { runtime: await whenRuntimeStarted(), handler: app.getRequestHandler() };
}

async function serve(): Promise<void> {
  const endAnnouncement = await registerSite(
    buildFolder,
    `the site at ${env.SITE_URL} (process ${process.pid})`,
  );
  const { scriptIntegrity, stylesheets, failurePage } = await readBuildFiles(buildFolder);
  const { runtime, handler } = await startSite();
  setPolicySettings(runtime.policy);
  setScriptIntegrity(scriptIntegrity);
  setStylesheets(stylesheets);
  setInlineFonts(await readInlineFonts(`${import.meta.dirname}/public/fonts`));
  outdateBuilt(runtime.contentChangedAt);
  setPublicFolder(`${import.meta.dirname}/public`);
  const ready = createReadyStore();
  const observer = await startObserver({
    runtime,
    readCache: ready.size,
    metricsAddress: metricsAddressOf(env),
  });
  onPageChange(ready.forget);
  onFailedWrite((error) => runtime.logFailure("document.not-kept", error));
  const { hasVariantPage: hasPage, isSecure } = runtime;
  const answerWhole = answerFailures(handler, () => failurePage);
  const answerChosen = answerExperiments({ handler: answerWhole, hasPage, isSecure });
  const gate = createGate({
    handler: answerMoves({
      handler: answerImages(answerChosen, runtime.imagesUrl),
      findRedirect: runtime.findRedirect,
      findBuildDifference: runtime.findBuildDifference,
      withdrawnPath,
    }),
    peerAddressHeader: runtime.peerAddressHeader,
    proxyHops: runtime.proxyHops,
    ready,
    nameRoute: readRouteNames(join(import.meta.dirname, "app")),
    onShortForward: () => runtime.logWarning("http.forwarded-short", "TRUSTED_PROXY_HOPS"),
    onAnswer: observer.note,
    onError: (error, reference) => runtime.logFailure("request.failed", error, reference),
  });
  const server = createServer(serverOptions, gate.handle);
  limitServer(server, env.TRUSTED_PROXY_HOPS > 0);
  await listen(server, address);
  stopOnSignal({ server, gate, ready, runtime, observer, endAnnouncement });
  process.stdout.write(`${runtime.notes.join("\n")}\n`);
}

// Whoever read the log is gone. To say so would be the next line that nobody can take, and so on for ever.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  await serve();
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}
