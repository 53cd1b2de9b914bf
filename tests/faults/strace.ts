import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { waitUntil } from "./wait-until";

type Strace = { detach(): Promise<void> };

/** Why strace cannot attach to another process here, or null. */
export function findStraceProblem(): string | null {
  const sleeper = spawn("sleep", ["60"], { stdio: "ignore" });
  // Ended by the limit if it could attach: it exits with 124 then.
  const tried = spawnSync("timeout", ["0.2", "strace", "-o", "/dev/null", "-p", String(sleeper.pid)], {
    stdio: "ignore",
  });
  sleeper.kill();
  if (tried.status === 124) return null;
  return tried.status === 127 ? "strace is not installed" : "strace has no permission to trace";
}

/** Attaches strace to all threads of a running process; `detach` removes it. */
export async function attachStrace({ pid }: ChildProcess, args: string[]): Promise<Strace> {
  const tracer = spawn("strace", ["-f", ...args, "-p", String(pid)], { stdio: ["ignore", "ignore", "pipe"] });
  const gone = once(tracer, "exit");
  let output = "";
  tracer.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const isAttached = await waitUntil(() => output.includes("attached"), 5_000, 20);
  if (!isAttached) {
    tracer.kill("SIGKILL");
    throw new Error(`strace did not attach: ${output}`);
  }
  return {
    async detach() {
      tracer.kill("SIGINT");
      await gone;
    },
  };
}
