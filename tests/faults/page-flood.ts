/**
 * A program that floods a site with requests until SIGTERM, then prints the number of responses by status: `node
 * tests/faults/page-flood.ts PORT CONNECTIONS TARGET...`. A target is a path, optionally followed by a space and a
 * Cookie header; `{n}` is replaced by a new number for each request. A separate process, so that it takes no CPU time
 * from the measurements.
 */
import { connect } from "node:net";

const [port, connections] = process.argv.slice(2, 4).map(Number);
const targets = process.argv.slice(4);
/** A separate client IP, like an attacker's. */
const localAddress = "127.0.0.2";
const tally: Record<string, number> = {};
let asked = 0;

function nextRequest(): string {
  asked += 1;
  const target = targets[asked % targets.length] ?? "/";
  const [path, cookie] = target.replaceAll("{n}", String(asked)).split(/ (.*)/);
  const lines = [
    `GET ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    "accept-encoding: br",
    // If the site trusts a proxy, each request has a new client IP, so that no limit per client applies.
    `x-forwarded-for: 10.${[asked >> 16, asked >> 8, asked].map((part) => part & 255).join(".")}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Whether a response is complete, by its length or last chunk. */
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
