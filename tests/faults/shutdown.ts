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

/** Fault: SIGTERM while leads arrive, the CRM hangs, and clients hold half-open connections. */
async function run(_: FaultOptions): Promise<Row[]> {
  const crm = await startCrmReceiver();
  await crm.setMode("slow");
  const env = { CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: crm.secret };
  try {
    return await withSite(async (running) => {
      const { site, folder, ledger } = running;
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
