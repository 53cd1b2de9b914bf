import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { buildInquiries, createLeadTestServer, kill, type LeadHost } from "./lead-host";
import { checkSite, countMissing, createLedger, type Ledger, recordAcknowledged } from "./ledger";
import { exactly, type Fault, type FaultOptions, type Row } from "./report";
import { pickBetween } from "./seeded-random";
import type { Inquiry } from "./send-inquiry";

const short = { kills: 12, leads: 600, drainMs: 120_000 };
const full = { kills: 500, leads: 50_000, drainMs: 1_800_000 };
const senders = 16;
/** Share of kills before the process listens. */
const earlyShare = 0.15;

type Round = { host: LeadHost; ledger: Ledger; random: () => number };

/**
 * Sends all inquiries concurrently until done or until the server is gone; returns those without
 * acknowledgement.
 */
async function sendAll({ host, ledger }: Round, inquiries: Inquiry[], onAcknowledged: () => void) {
  const queue = [...inquiries];
  const left: Inquiry[] = [];
  await Promise.all(
    Array.from({ length: senders }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        if (recordAcknowledged(ledger, next, await host.send(next))) onAcknowledged();
        else left.push(next);
      }
    }),
  );
  return left;
}

/** One run of the server: it is killed during its start or while inquiries arrive. */
async function runUntilKilled(round: Round, inquiries: Inquiry[]): Promise<Inquiry[]> {
  const { host, random } = round;
  const { child, ready } = host.start();
  if (random() < earlyShare) {
    await sleep(pickBetween(random, 0, 1_500));
    await kill(child);
    return inquiries;
  }
  if (!(await ready)) throw new Error("The lead server did not start again");
  const killAt = pickBetween(random, 1, inquiries.length);
  const delay = pickBetween(random, 0, 20);
  let count = 0;
  const gone = once(child, "exit");
  const left = await sendAll(round, inquiries, () => {
    count += 1;
    if (count === killAt) setTimeout(() => child.kill("SIGKILL"), delay);
  });
  // Fewer inquiries than planned were acknowledged: it is killed idle.
  child.kill("SIGKILL");
  await gone;
  return left;
}

/** Resends some acknowledged inquiries, like a browser that lost the response. */
const pickRepeats = (sent: Inquiry[], random: () => number) => sent.filter(() => random() < 0.1);

async function run({ isFull, random }: FaultOptions): Promise<Row[]> {
  const { kills, leads, drainMs } = isFull ? full : short;
  const host = await createLeadTestServer();
  const round: Round = { host, ledger: createLedger(), random };
  let [left, repeats]: [Inquiry[], Inquiry[]] = [[], []];
  let missing = 0;
  try {
    for (let count = 0; count < kills; count += 1) {
      const fresh = buildInquiries(
        Math.round(((count + 1) * leads) / kills) - Math.round((count * leads) / kills),
      );
      const batch = [...left, ...fresh];
      left = await runUntilKilled(round, [...batch, ...repeats]);
      // Checkpoints a dead process's log into its database file now, not at the next start. Only sometimes, because the
      // server must also recover logs without a checkpoint.
      if (random() < 0.5) {
        const accepted = batch.map(({ key }) => key).filter((key) => round.ledger.acknowledged.has(key));
        // Killed during the very first start: there are no tables yet.
        if (accepted.length > 0) missing += countMissing(host.folder, round.ledger, accepted);
      }
      repeats = pickRepeats(
        batch.filter((one) => !left.includes(one)),
        random,
      );
    }
    await host.startAndWait();
    while (left.length > 0) left = await sendAll(round, left, () => {});
    return [
      exactly("kills survived", kills, kills),
      exactly("leads acknowledged in the end", round.ledger.acknowledged.size, leads),
      exactly("acknowledged leads missing right after a kill", missing, 0),
      ...(await checkSite(host, round.ledger, drainMs)),
    ];
  } finally {
    await host.stop();
  }
}

export const kills: Fault = { name: "sigkill", run };
