import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const tallySchema = z.record(z.string(), z.number());

/** Targets and number of connections of a flood, see `page-flood.ts`. */
export type Flood = { connections: number; targets: readonly string[] };

/** Floods a site while `work` runs; returns the flood's responses by status, and the result of `work`. */
export async function withFlood<T>(
  url: string,
  { connections, targets }: Flood,
  work: () => Promise<T>,
): Promise<{ tally: Record<string, number>; result: T }> {
  const child = spawn(
    process.execPath,
    ["tests/faults/page-flood.ts", new URL(url).port, String(connections), ...targets],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  try {
    const printed = text(child.stdout);
    // Until all connections are open.
    await sleep(1_000);
    const result = await work();
    child.kill("SIGTERM");
    return { tally: tallySchema.parse(JSON.parse(await printed)), result };
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
}
