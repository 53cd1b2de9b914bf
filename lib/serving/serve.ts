import "server-only";
import { Server } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";
import { env } from "@/lib/env/server";
import { setDraining } from "@/lib/http/drain";
import { describeError, log } from "@/lib/log";
import { createGate, type Gate } from "./gate";
import { closeSiteServer, createSiteServer, listen } from "./listen";
import { buildStartNotes } from "./notes";
import { type Runtime, whenRuntimeStarted } from "./runtime";

/** With the delivery worker's own 5 s this stays within the 10 s that process managers give. */
const drainMs = 8_000;

/** One Ctrl-C reaches this process from the terminal and again from each parent; only a later one is a second. */
const signalEchoMs = 1_000;

type Running = { server: Server; gate: Gate; runtime: Runtime };

async function stop({ server, gate, runtime }: Running): Promise<void> {
  setDraining();
  await Promise.all([closeSiteServer(server, gate, drainMs), runtime.stopWork()]);
  await runtime.close();
}

function stopOnSignal(running: Running): void {
  let firstAt: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > signalEchoMs) process.exit(1);
      return;
    }
    firstAt = performance.now();
    log("info", "stopping", { signal });
    stop(running).then(
      () => process.exit(0),
      (error) => {
        log("error", "stop-failed", describeError(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function describeListenError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return `Port ${env.PORT} is taken. Stop what uses it, or set PORT to another.`;
  if (code === "EACCES") return `Port ${env.PORT} may not be used by this user. Set PORT to another.`;
  return `The site can't listen on port ${env.PORT} (${code}).`;
}

/** Serves the built site until a signal ends it. */
export async function serve(): Promise<void> {
  const app = next({
    dev: false,
    dir: fileURLToPath(new URL("../../", import.meta.url)),
    port: env.PORT,
    // Next would accept upgrades on the server it finds; it gets one that never listens.
    httpServer: new Server(),
  });
  await app.prepare();
  const runtime = await whenRuntimeStarted();
  const gate = createGate(app.getRequestHandler(), (error) =>
    log("error", "request-failed", describeError(error)),
  );
  const server = createSiteServer(gate);
  try {
    await listen(server, env.PORT);
  } catch (error) {
    console.error(describeListenError(error));
    process.exit(1);
  }
  stopOnSignal({ server, gate, runtime });
  console.log(buildStartNotes(env).join("\n"));
}
