import { countMissing } from "./ledger";
import { atLeast, exactly, type Fault, type FaultOptions, percentOf, type Row } from "./report";
import { isReady, sendLeads, withSite } from "./site-probe";
import { waitUntil } from "./wait-until";
import { withFlood } from "./with-flood";

const connections = 512;
const visitors = 12;
/** Timeout of the form in the browser. */
const readTimeoutMs = 30_000;
const recoverMs = 10_000;

/** Half of the requests can be answered from memory, half have to be rendered. */
const targets = ["/", "/pricing?flood={n}"];

async function run({ isFull }: FaultOptions): Promise<Row[]> {
  const each = isFull ? 50 : 4;
  return withSite(
    async (running) => {
      const { site, folder, ledger } = running;
      await sendLeads(running, 1);
      const { tally, result: sent } = await withFlood(site.url, { connections, targets }, () =>
        Promise.all(Array.from({ length: visitors }, () => sendLeads(running, each, readTimeoutMs))),
      );
      const accepted = sent.flat().filter(({ status }) => status === 200).length;
      const answers = Object.values(tally).reduce((sum, count) => sum + count, 0);
      const { "200": served = 0, "503": shed = 0 } = tally;
      return [
        atLeast(
          `leads accepted under ${connections} connections`,
          percentOf(accepted, each * visitors),
          80,
          "%",
        ),
        atLeast("responses to the flood", answers, 100),
        exactly("of them, other than 200 and 503", answers - served - shed, 0),
        exactly("ready afterwards", Number(await waitUntil(() => isReady(site.url), recoverMs, 250)), 1),
        exactly("acknowledged leads missing", countMissing(folder, ledger), 0),
      ];
    },
    { TRUSTED_PROXY_HOPS: "1" },
  );
}

export const flood: Fault = { name: "flood", run };
