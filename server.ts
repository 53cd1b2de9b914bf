/**
 * The site in production: `node server.ts` after `next build`. It runs in plain Node, so it imports
 * files by their full names and nothing that needs a bundler; the rest comes from Next's bundle as
 * a `Runtime` (see `instrumentation.ts`).
 */
import { readdir, readFile } from "node:fs/promises";
import { createServer, Server } from "node:http";
import next from "next";
import { readPort } from "./lib/env/port.ts";
import { withdrawnPath } from "./lib/redirects/moves.ts";
import { onFailedWrite, onPageChange } from "./lib/serving/document/changes.ts";
import { readStylesheet, type Stylesheet } from "./lib/serving/document/critical-css.ts";
import { setScriptIntegrity, setStylesheets } from "./lib/serving/document/dress-document.ts";
import { outdateBuilt } from "./lib/serving/document/outdated.ts";
import { setPolicySettings } from "./lib/serving/document/policy.ts";
import { answerExperiments } from "./lib/serving/experiments.ts";
import { createGate, type Gate } from "./lib/serving/gate.ts";
import {
  closeServer,
  describeListenError,
  limitServer,
  listen,
  serverOptions,
} from "./lib/serving/listen.ts";
import { answerMoves } from "./lib/serving/moves.ts";
import { type Observer, startObserver } from "./lib/serving/observe/observer.ts";
import { setPublicFolder } from "./lib/serving/ready/browser-cache.ts";
import { type ExpressLane, openExpressLane } from "./lib/serving/ready/express-lane.ts";
import { createReadyStore, type ReadyStore } from "./lib/serving/ready/ready-store.ts";
import { type Runtime, whenRuntimeStarted } from "./lib/serving/runtime.ts";

/** Requests at work get this long; the delivery worker ends beside them. */
const drainMs = 8_000;

/** Process managers kill after 10 s. What a hung disk leaves undone by now goes on at the next start. */
const stopLimitMs = 9_500;

/** One Ctrl-C arrives from the terminal and again from each parent; only a later signal is a second one. */
const signalEchoMs = 1_000;

type Running = {
  server: Server;
  gate: Gate;
  lane: ExpressLane;
  ready: ReadyStore;
  runtime: Runtime;
  observer: Observer;
};

async function stop(running: Running): Promise<void> {
  const { ready, runtime, observer } = running;
  runtime.beginDrain();
  ready.stop();
  await Promise.all([closeServer(running, drainMs), runtime.stopWork()]);
  observer.stop();
  await runtime.close();
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
async function startSite(port: number) {
  const app = next({
    dev: false,
    dir: import.meta.dirname,
    port,
    // SECURITY: Next would take upgrades on the server it finds; it gets one that never listens.
    httpServer: new Server(),
  });
  await app.prepare();
  return { runtime: await whenRuntimeStarted(), handler: app.getRequestHandler() };
}

/** The hashes of the built scripts, as the build left them. */
async function readScriptIntegrity(): Promise<Record<string, string>> {
  const file = `${import.meta.dirname}/.next/server/subresource-integrity-manifest.json`;
  return JSON.parse(await readFile(file, "utf8"));
}

/** The fonts that stand in every document (lib/cli/generate-fonts.ts), as data URLs by path. */
async function readInlineFonts(): Promise<Map<string, string>> {
  const folder = `${import.meta.dirname}/.next/static/media`;
  const names = (await readdir(folder)).filter((name) => /\.inline\.[^.]+\.woff2$/.test(name));
  const read = async (name: string): Promise<[string, string]> => [
    `/_next/static/media/${name}`,
    `data:font/woff2;base64,${await readFile(`${folder}/${name}`, "base64")}`,
  ];
  return new Map(await Promise.all(names.map(read)));
}

async function readStylesheets(): Promise<Stylesheet[]> {
  const folder = `${import.meta.dirname}/.next/static/chunks`;
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  const fonts = await readInlineFonts();
  return Promise.all(
    names.map(async (name) =>
      readStylesheet(`/_next/static/chunks/${name}`, await readFile(`${folder}/${name}`, "utf8"), fonts),
    ),
  );
}

async function serve(): Promise<void> {
  const port = readPort();
  const { runtime, handler } = await startSite(port);
  setPolicySettings(runtime.policy);
  setScriptIntegrity(await readScriptIntegrity());
  setStylesheets(await readStylesheets());
  outdateBuilt(runtime.contentChangedAt);
  setPublicFolder(`${import.meta.dirname}/public`);
  const ready = createReadyStore();
  const observer = await startObserver(runtime, ready.size);
  onPageChange(ready.forget);
  onFailedWrite((error) => runtime.logFailure("document.not-kept", error));
  const { hasVariantPage: hasPage, isSecure } = runtime;
  const answerChosen = answerExperiments({ handler, hasPage, isSecure });
  const gate = createGate({
    handler: answerMoves({
      handler: answerChosen,
      findMove: runtime.findMove,
      findDetour: runtime.findDetour,
      withdrawnPath,
    }),
    peerAddressHeader: runtime.peerAddressHeader,
    proxyHops: runtime.proxyHops,
    ready,
    onAnswer: observer.note,
    onError: (error) => runtime.logFailure("request.failed", error),
  });
  const server = createServer(serverOptions, gate.handle);
  limitServer(server);
  const lane = openExpressLane(server, { ready, onAnswer: observer.note });
  try {
    await listen(server, port);
  } catch (error) {
    process.stderr.write(`${describeListenError(error, port)}\n`);
    process.exit(1);
  }
  stopOnSignal({ server, gate, lane, ready, runtime, observer });
  process.stdout.write(`${runtime.notes.join("\n")}\n`);
}

// Whoever read the log is gone. To say so would be the next line that nobody can take, and so on for ever.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

await serve();
