import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { countMissing } from "./ledger";
import { atLeast, exactly, type Fault, type FaultOptions, percentOf, type Row } from "./report";
import { isReady, sendLeads, withSite } from "./site-probe";
import { waitUntil } from "./wait-until";

const connections = 512;
const visitors = 12;
/** The form in the browser waits no longer. */
const patienceMs = 30_000;
const recoverMs = 10_000;

const tallySchema = z.record(z.string(), z.number());

/** Floods the pages while `work` goes on; answers what the flood got, by status. */
async function withFlood(url: string, work: () => Promise<void>): Promise<Record<string, number>> {
  const child = spawn(
    process.execPath,
    ["tests/faults/page-flood.ts", new URL(url).port, String(connections)],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  try {
    const printed = text(child.stdout);
    await sleep(1_000);
    await work();
    child.kill("SIGTERM");
    return tallySchema.parse(JSON.parse(await printed));
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
}

async function run({ isFull }: FaultOptions): Promise<Row[]> {
  const each = isFull ? 50 : 4;
  return withSite(async (running) => {
    const { site, folder, ledger } = running;
    await sendLeads(running, 1);
    let taken = 0;
    const tally = await withFlood(site.url, async () => {
      const sent = await Promise.all(
        Array.from({ length: visitors }, () => sendLeads(running, each, patienceMs)),
      );
      taken = sent.flat().filter(({ status }) => status === 200).length;
    });
    const answers = Object.values(tally).reduce((sum, count) => sum + count, 0);
    const { "200": served = 0, "503": shed = 0 } = tally;
    return [
      atLeast(`leads taken under ${connections} connections`, percentOf(taken, each * visitors), 80, "%"),
      atLeast("answers that the flood got", answers, 100),
      exactly("of them, other than 200 and 503", answers - served - shed, 0),
      exactly("ready afterwards", Number(await waitUntil(() => isReady(site.url), recoverMs, 250)), 1),
      exactly("acknowledged leads missing", countMissing(folder, ledger), 0),
    ];
  });
}

export const flood: Fault = { name: "flood", run };
