import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  atLeast,
  atMost,
  exactly,
  type Fault,
  type FaultOptions,
  quantileOf,
  type Row,
  responseTime,
} from "./report";
import { sendLeads, withPages, withSite } from "./site-probe";

/** Other IPs than the visitors', so that they do not share the limit of connections per client. */
const slowIps = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"];
/** The server allows 10 s and 15 s and checks every second (`serverOptions`); the rest is tolerance. */
const limitMs = { headers: 12_000, body: 18_000 };

/** Enough leads that at least three pages are read meanwhile. */
const leadCount = 100;

/** More new connections at once than fit into the system's queue (511) would arrive seconds later. */
const atOnce = 200;

type Drip = { socket: Socket; closed: Promise<number> };

/** Opens a connection and sends one byte per second of a request that never ends. */
function drip(port: number, begin: string, index: number): Drip {
  const began = performance.now();
  const socket = connect({ port, host: "127.0.0.1", localAddress: slowIps[index % slowIps.length] });
  const timer = setInterval(() => socket.write("a"), 1_000);
  const closed = new Promise<number>((resolve) => {
    socket.once("close", () => {
      clearInterval(timer);
      resolve(performance.now() - began);
    });
  });
  socket.on("error", () => {});
  socket.write(begin);
  socket.resume();
  return { socket, closed };
}

const halfHeaders = "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ";
const halfBodyTo = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 8000\r\n\r\n{`;

async function run({ isFull }: FaultOptions): Promise<Row[]> {
  const count = isFull ? 800 : 200;
  return withSite(async (running) => {
    const { site } = running;
    const port = Number(new URL(site.url).port);
    await sendLeads(running, 1);
    const start = async (begin: string) => {
      const drips: Drip[] = [];
      while (drips.length < count) {
        for (let index = 0; index < atOnce; index += 1) drips.push(drip(port, begin, index));
        await sleep(600);
      }
      return drips;
    };
    const headers = await start(halfHeaders);
    const bodies = [...(await start(halfBodyTo("/api/contact"))), ...(await start(halfBodyTo("/metrics")))];
    const { pages, result: leads } = await withPages(site.url, () => sendLeads(running, leadCount, 5_000));
    const wait = async (drips: Drip[], most: number) => {
      const ends = Promise.all(drips.map(({ closed }) => closed));
      const times = await Promise.race([ends, sleep(most + 5_000, null)]);
      for (const { socket } of drips) socket.destroy();
      return times === null ? Number.POSITIVE_INFINITY : Math.max(...times);
    };
    return [
      exactly(
        `leads accepted meanwhile, of ${leadCount}`,
        leads.filter(({ status }) => status === 200).length,
        leadCount,
      ),
      responseTime(
        "response to a lead, slowest but one of the first 20",
        quantileOf(
          leads.slice(0, 20).map(({ ms }) => ms),
          0.95,
        ),
        2_000,
        isFull,
      ),
      atLeast("pages requested during the fault", pages.requested, 3),
      exactly("pages not served", pages.requested - pages.served, 0),
      atMost(
        `${count} half headers: the last is closed after`,
        await wait(headers, limitMs.headers),
        limitMs.headers,
        "ms",
      ),
      atMost(
        `${2 * count} half bodies, half of them to /metrics: the last is closed after`,
        await wait(bodies, limitMs.body),
        limitMs.body,
        "ms",
      ),
    ];
  });
}

export const slowClients: Fault = { name: "slow clients", run };
