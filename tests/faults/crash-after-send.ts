import { once } from "node:events";
import { buildInquiries, createLeadTestServer } from "./lead-host";
import { checkSite, createLedger, readDatabase, recordAcknowledged } from "./ledger";
import { atLeast, exactly, type Fault, type FaultOptions, type Row } from "./report";

const statusOf = (folder: string, deliveryId: string) =>
  readDatabase(
    folder,
    (database) => database.prepare("select status from deliveries where id = ?").get(deliveryId)?.status,
  );

/**
 * Fault: the worker crashes after the CRM has accepted a lead, but before it records the delivery as sent. SIGSTOP
 * pauses the process before the CRM responds; SIGKILL follows, so it never reads the response.
 */
async function run({ isFull }: FaultOptions): Promise<Row[]> {
  const rounds = isFull ? 50 : 5;
  const host = await createLeadTestServer();
  const ledger = createLedger();
  const notRecorded: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const child = await host.startAndWait();
      const exited = once(child, "exit");
      const accepted = Promise.withResolvers<string>();
      host.crm.onAccept(({ key }) => {
        child.kill("SIGSTOP");
        host.crm.onAccept(() => {});
        setTimeout(() => child.kill("SIGKILL"), 100);
        accepted.resolve(key);
      });
      const sent = buildInquiries(4).map(async (inquiry) =>
        recordAcknowledged(ledger, inquiry, await host.send(inquiry)),
      );
      const deliveryId = await accepted.promise;
      await Promise.all([exited, ...sent]);
      if (statusOf(host.folder, deliveryId) === "pending") notRecorded.push(deliveryId);
    }
    await host.startAndWait();
    const delivered = await checkSite(host, ledger);
    const requests = host.crm.received();
    const resent = notRecorded.filter((id) => requests.filter(({ key }) => key === id).length > 1);
    return [
      exactly("deliveries accepted by the CRM but not recorded as sent", notRecorded.length, rounds),
      exactly("of these, sent again with the same idempotency key", resent.length, rounds),
      atLeast("leads acknowledged", ledger.acknowledged.size, 1),
      ...delivered,
    ];
  } finally {
    await host.stop();
  }
}

export const crashAfterSend: Fault = { name: "crash after send", run };
