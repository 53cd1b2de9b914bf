import { once } from "node:events";
import { buildInquiries, prepareLeadHost } from "./lead-host";
import { checkLedger, countPending, createLedger, note, readDatabase } from "./ledger";
import { atLeast, exactly, type Fault, type FaultOptions, type Row } from "./report";
import { waitUntil } from "./wait-until";

const drainMs = 60_000;

const statusOf = (folder: string, deliveryId: string) =>
  readDatabase(
    folder,
    (database) => database.prepare("select status from deliveries where id = ?").get(deliveryId)?.status,
  );

/**
 * Fault: the worker dies after the CRM has accepted a lead, before the delivery is marked as sent: the
 * process is paused before the response is sent, and killed before it can read it.
 */
async function run({ isFull }: FaultOptions): Promise<Row[]> {
  const rounds = isFull ? 50 : 5;
  const host = await prepareLeadHost();
  const ledger = createLedger();
  const unmarked: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const child = await host.startReady();
      const gone = once(child, "exit");
      const taken = Promise.withResolvers<string>();
      host.crm.onTake(({ key }) => {
        child.kill("SIGSTOP");
        host.crm.onTake(() => {});
        setTimeout(() => child.kill("SIGKILL"), 100);
        taken.resolve(key);
      });
      const sent = buildInquiries(4).map(async (inquiry) => {
        const { status, leadId } = await host.send(inquiry);
        if (status === 200 && leadId !== null) note(ledger, inquiry.key, leadId);
      });
      const deliveryId = await taken.promise;
      await Promise.all([gone, ...sent]);
      if (statusOf(host.folder, deliveryId) === "pending") unmarked.push(deliveryId);
    }
    await host.startReady();
    await waitUntil(() => countPending(host.folder) === 0, drainMs, 200);
    const requests = host.crm.received();
    const again = unmarked.filter((id) => requests.filter(({ key }) => key === id).length > 1);
    return [
      exactly("deliveries accepted by the CRM but not marked", unmarked.length, rounds),
      exactly("of them, sent again under the same key", again.length, rounds),
      atLeast("leads acknowledged", ledger.acknowledged.size, 1),
      exactly("deliveries left", countPending(host.folder), 0),
      ...checkLedger(ledger, host.folder, host.crm),
    ];
  } finally {
    await host.stop();
  }
}

export const cutBeforeMark: Fault = { name: "cut before mark", run };
