/**
 * A program that floods a site with requests for pages until it is told to stop (SIGTERM), then prints how
 * many answers of each status it got: `node tests/faults/page-flood.ts PORT CONNECTIONS`. A process of its
 * own, so that it takes no time from those who measure.
 */
import { connect } from "node:net";

const [port, connections] = process.argv.slice(2).map(Number);
/** An own address, as an attacker's. */
const localAddress = "127.0.0.2";
const tally: Record<string, number> = {};
let asked = 0;

/** Half of the requests can be answered from memory, half have to be rendered. */
function nextRequest(): string {
  asked += 1;
  const path = asked % 2 === 0 ? "/" : `/pricing?flood=${asked}`;
  return `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`;
}

/** Whether an answer is there whole, by its length or its last chunk. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  return length === undefined ? answer.endsWith("\r\n0\r\n\r\n") : answer.length >= head + 4 + Number(length);
}

function open(): void {
  const socket = connect({ port: port ?? 0, host: "127.0.0.1", localAddress });
  let answer = "";
  socket.setEncoding("latin1");
  socket.on("connect", () => socket.write(nextRequest()));
  socket.on("data", (chunk) => {
    answer += chunk;
    if (!isWhole(answer)) return;
    const status = answer.slice(9, 12);
    tally[status] = (tally[status] ?? 0) + 1;
    answer = "";
    socket.write(nextRequest());
  });
  socket.on("error", () => {});
  socket.on("close", () => setTimeout(open, 50));
}

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(tally), () => process.exit(0));
});
for (let count = 0; count < (connections ?? 0); count += 1) open();
