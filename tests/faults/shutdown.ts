import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { countMissing, readDatabase } from "./ledger";
import { atLeast, atMost, exactly, type Fault, type FaultOptions, type Row } from "./report";
import { sendLeads, withSite } from "./site-probe";

/** A connection with an incomplete request. */
function openHalf(port: number): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nx-half: ");
  return socket;
}

const countLeased = (folder: string) =>
  readDatabase(folder, (database) =>
    Number(database.prepare("select count(*) as n from deliveries where lease_owner is not null").get()?.n),
  );

/** Enough for log lines that fill a pipe and the buffer of its reader. */
const filling = { rounds: 40, pages: 50 };

/** Requests pages until their log lines fill the pipe; returns how many were answered. */
async function fillLog(url: string): Promise<number> {
  let answered = 0;
  for (let round = 0; round < filling.rounds; round += 1) {
    const asked = Array.from({ length: filling.pages }, () =>
      fetch(url, { signal: AbortSignal.timeout(5_000) }),
    );
    const responses = await Promise.allSettled(asked.map(async (one) => (await one).text()));
    answered += responses.filter(({ status }) => status === "fulfilled").length;
    if (answered < (round + 1) * filling.pages) break;
  }
  return answered;
}

/** Fault: SIGTERM while leads arrive, the CRM hangs, clients hold half-open connections, and nobody reads the log. */
async function run(_: FaultOptions): Promise<Row[]> {
  const crm = await startCrmReceiver();
  await crm.setMode("slow");
  const env = { CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: crm.secret, LOG_REQUESTS: "true" };
  try {
    return await withSite(async (running) => {
      const { site, folder, ledger } = running;
      site.pauseOutput();
      const answered = await fillLog(site.url);
      const unread = exactly(
        "pages answered while nobody reads the log",
        answered,
        filling.rounds * filling.pages,
      );
      // A site that hangs could not be stopped either.
      if (!unread.pass) return [unread];
      await sendLeads(running, 10);
      const halves = Array.from({ length: 50 }, () => openHalf(Number(new URL(site.url).port)));
      const sending = Array.from({ length: 4 }, () => sendLeads(running, 100, 10_000));
      await sleep(500);
      const acknowledged = ledger.acknowledged.size;
      const began = performance.now();
      const code = await site.stop("SIGTERM");
      const took = performance.now() - began;
      const sent = (await Promise.all(sending)).flat();
      for (const half of halves) half.destroy();
      // Status 0 is a refused connection; every other response must be true.
      const broken = sent.filter(({ status }) => ![200, 503, 0].includes(status)).length;
      return [
        unread,
        atLeast("leads acknowledged before the signal", acknowledged, 11),
        atMost("stopped after", took, 10_000, "ms"),
        exactly("exit code", code ?? -1, 0),
        exactly("answers other than 200, 503 and none", broken, 0),
        exactly("acknowledged leads missing", countMissing(folder, ledger), 0),
        exactly("deliveries left leased", countLeased(folder), 0),
      ];
    }, env);
  } finally {
    await crm.close();
  }
}

export const shutdown: Fault = { name: "shutdown", run };
