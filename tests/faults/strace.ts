import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { waitUntil } from "./wait-until";

export type Strace = { detach(): Promise<void> };

/** What is missing for strace; null when it can be used. */
export function findStraceProblem(): string | null {
  const tried = spawnSync("strace", ["-o", "/dev/null", "true"], { stdio: "ignore" });
  if (tried.error) return "no strace";
  return tried.status === 0 ? null : "strace may not trace";
}

/** Attaches strace to all threads of a running process; `detach` removes it. */
export async function attachStrace({ pid }: ChildProcess, args: string[]): Promise<Strace> {
  const tracer = spawn("strace", ["-f", ...args, "-p", String(pid)], { stdio: ["ignore", "ignore", "pipe"] });
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
      const gone = once(tracer, "exit");
      tracer.kill("SIGINT");
      await gone;
    },
  };
}
