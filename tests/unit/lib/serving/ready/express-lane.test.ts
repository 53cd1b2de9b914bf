// @vitest-environment node
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import type { Answered } from "@/lib/serving/observe/answered";
import { openExpressLane, parsePlainRequest } from "@/lib/serving/ready/express-lane";
import { buildReadyResponse } from "@/lib/serving/ready/ready-response";
import { createReadyStore } from "@/lib/serving/ready/ready-store";

const head = (...lines: string[]) => [...lines, "", ""].join("\r\n");
const plain = head("GET /a HTTP/1.1", "Host: localhost");

describe("parsePlainRequest", () => {
  it("reads what is plainly a request for a page", () => {
    const request = head("GET /a/b-c.svg?utm_source=x HTTP/1.1", "Host: localhost", "Accept-Encoding: br");
    expect(parsePlainRequest(request)).toEqual({
      path: "/a/b-c.svg",
      search: "?utm_source=x",
      headers: { host: "localhost", "accept-encoding": "br" },
    });
  });

  it.each([
    ["another method", head("HEAD /a HTTP/1.1", "Host: x")],
    ["an older protocol", head("GET /a HTTP/1.0", "Host: x")],
    ["no host", head("GET /a HTTP/1.1", "Accept: */*")],
    ["an empty host", head("GET /a HTTP/1.1", "Host: ")],
    ["two hosts", head("GET /a HTTP/1.1", "Host: x", "host: y")],
    ["a body", head("GET /a HTTP/1.1", "Host: x", "Content-Length: 5")],
    ["a body in chunks", head("GET /a HTTP/1.1", "Host: x", "Transfer-Encoding: chunked")],
    ["a space before the colon", head("GET /a HTTP/1.1", "Host: x", "Content-Length : 5")],
    ["a folded header", head("GET /a HTTP/1.1", "Host: x", "Accept: a", " b")],
    ["bare line feeds", "GET /a HTTP/1.1\nHost: x\n\n"],
    ["a second request behind it", plain + plain],
    ["only its beginning", plain.slice(0, -2)],
    ["an absolute address", head("GET http://x/a HTTP/1.1", "Host: x")],
    ["dot segments", head("GET /a/../b HTTP/1.1", "Host: x")],
    ["an encoded path", head("GET /%61 HTTP/1.1", "Host: x")],
    ["two slashes", head("GET //a HTTP/1.1", "Host: x")],
    ["its last word", head("GET /a HTTP/1.1", "Host: x", "Connection: close")],
    ["another protocol", head("GET /a HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: h2c")],
    ["a condition on the content", head("GET /a HTTP/1.1", "Host: x", 'If-Match: "a"')],
    ["bytes beyond ASCII", head("GET /a HTTP/1.1", "Host: x", "Cookie: \xe9")],
    ["a very long head", head("GET /a HTTP/1.1", "Host: x", `Cookie: ${"a".repeat(9_000)}`)],
  ])("leaves a request with %s to Node", (_, request) => {
    expect(parsePlainRequest(request)).toBeNull();
  });
});

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Connection = {
  socket: Socket /** Of what was said on it, the bytes that the server has read. */;
  bytesRead(): number;
};

/** A server with one kept page at `/a`; Node answers all else with "node". */
async function serve(body = "kept ".repeat(10)) {
  const ready = createReadyStore(() => 0);
  const page = buildReadyResponse(200, { "content-type": "text/plain", "x-mark": "m" }, Buffer.from(body));
  ready.keep({ path: "/a", variant: "", proof: null }, page, ready.generation());
  const answers: Answered[] = [];
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.end(`node ${request.method} ${request.url}\n`));
  });
  const lane = openExpressLane(server, { ready, onAnswer: (answered) => answers.push(answered) });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const taken = new Map<number | undefined, Socket>();
  server.on("connection", (socket) => taken.set(socket.remotePort, socket));
  const connection = () =>
    new Promise<Connection>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        const { localPort } = socket;
        resolve({ socket, bytesRead: () => taken.get(localPort)?.bytesRead ?? 0 });
      });
      socket.on("error", () => {});
    });
  return { connection, lane, answers, ready };
}

/** How many whole answers stand in `said`. */
function countAnswers(said: string): number {
  const end = said.indexOf("\r\n\r\n") + 4;
  const length = /^content-length: (\d+)/im.exec(said.slice(0, end))?.[1] ?? "0";
  const rest = end + Number(length);
  return end < 4 || said.length < rest ? 0 : 1 + countAnswers(said.slice(rest));
}

/**
 * Says one part after the other, each when the server has read the one before and has answered it.
 * A part that is not exactly one request comes with the number of answers that it brings.
 */
async function converse({ socket, bytesRead }: Connection, ...parts: (string | [string, number])[]) {
  let said = "";
  let answers = 0;
  socket.on("data", (chunk) => (said += chunk));
  for (const part of parts) {
    const [text, brings] = typeof part === "string" ? [part, 1] : part;
    answers += brings;
    socket.write(text);
    await expect
      .poll(() => [bytesRead(), countAnswers(said)], { interval: 5 })
      .toEqual([socket.bytesWritten, answers]);
  }
  socket.destroy();
  return said;
}

const closing = head("GET /other HTTP/1.1", "Host: x", "Connection: close");

describe("the express lane", () => {
  it("answers a kept page with its head, again and again", async () => {
    const { connection, answers } = await serve();
    const said = await converse(await connection(), plain, plain);
    expect(said.match(/HTTP\/1.1 200 OK/g)).toHaveLength(2);
    expect(said).toMatch(/x-mark: m\r\n[\s\S]*etag: "[\w-]+"\r\ncontent-length: 50\r\nDate: [^\r]+ GMT\r\n/);
    expect(said.match(/(?:kept ){10}/g)).toHaveLength(2);
    expect(answers).toEqual(
      Array(2).fill({
        method: "GET",
        kind: "page",
        path: "/a",
        status: 200,
        bytes: 50,
        durationMs: 0,
        cache: "hit",
      }),
    );
  });

  it("says that a client has the page already", async () => {
    const { connection } = await serve();
    const first = await converse(await connection(), plain);
    const tag = /etag: (\S+)/.exec(first)?.[1];
    const said = await converse(
      await connection(),
      head("GET /a HTTP/1.1", "Host: x", `If-None-Match: ${tag}`),
    );
    expect(said).toMatch(/^HTTP\/1.1 304 Not Modified\r\n/);
    expect(said).toMatch(/\r\n\r\n$/);
  });

  it("hands a connection over with all that was said on it, in order", async () => {
    const { connection } = await serve();
    const post = head("POST /b HTTP/1.1", "Host: x", "Content-Length: 3");
    const said = await converse(await connection(), plain, [`${post}abc${plain}`, 2], closing);
    expect(said.match(/(?:kept ){10}|node .*(?=\n)/g)).toEqual([
      "kept ".repeat(10),
      "node POST /b",
      "node GET /a",
      "node GET /other",
    ]);
  });

  it("hands over requests that come in pieces or in one piece", async () => {
    const { connection } = await serve();
    const inPieces = await converse(await connection(), [plain.slice(0, 9), 0], plain.slice(9));
    expect(inPieces).toMatch(/node GET \/a\n$/);
    const together = await converse(await connection(), [plain + closing, 2]);
    expect(together.match(/node .*(?=\n)/g)).toEqual(["node GET /a", "node GET /other"]);
  });

  it("never reads a body as the next request", async () => {
    const { connection } = await serve();
    const hidden = head("GET /a HTTP/1.1", "Host: x");
    const outer = head("POST /b HTTP/1.1", "Host: x", `Content-Length: ${hidden.length}`);
    const said = await converse(await connection(), [outer, 0], hidden, closing);
    expect(said.match(/kept|node .*(?=\n)/g)).toEqual(["node POST /b", "node GET /other"]);
  });

  it("answers many at once, each in its turn and each completely", async () => {
    const { connection, answers } = await serve();
    const connections = await Promise.all(Array.from({ length: 100 }, connection));
    const said = await Promise.all(connections.map((one) => converse(one, plain, plain)));
    expect(said.every((one) => one.match(/(?:kept ){10}/g)?.length === 2)).toBe(true);
    expect(answers).toHaveLength(200);
  });

  it("takes up what a client says while it waits for its turn", async () => {
    const { connection } = await serve();
    const others = (await Promise.all(Array.from({ length: 400 }, connection))).map((one) => one.socket);
    const { socket } = await connection();
    const said = text(socket);
    const firstAnswer = new Promise((resolve) => others[0]?.once("data", resolve));
    for (const other of others) other.write(plain);
    socket.write(head("POST /b HTTP/1.1", "Host: x", "Content-Length: 3"));
    await firstAnswer;
    socket.write(`abc${closing}`);
    expect((await said).match(/node .*(?=\n)/g)).toEqual(["node POST /b", "node GET /other"]);
    for (const other of others) other.destroy();
  });

  it("asks Node once the page is due or has changed", async () => {
    const { connection, ready } = await serve();
    ready.forget("/a");
    expect(await converse(await connection(), plain)).toMatch(/node GET \/a\n$/);
  });

  it("ends with its answers sent and its connections closed", async () => {
    const body = "x".repeat(8 * 1_024 * 1_024);
    const { connection, lane, answers } = await serve(body);
    const { socket: idle } = await connection();
    const ended = text(idle).catch(() => "cut");
    const { socket: reader } = await connection();
    reader.write(plain);
    await expect.poll(() => answers).toHaveLength(1);
    const finished = lane.finish();
    const said = await text(reader);
    expect(said).toHaveLength(said.indexOf("\r\n\r\n") + 4 + body.length);
    await finished;
    await ended;
  });

  it("cuts what is left", async () => {
    const { connection, lane, answers } = await serve("x".repeat(8 * 1_024 * 1_024));
    const { socket: reader } = await connection();
    reader.write(plain);
    await expect.poll(() => answers).toHaveLength(1);
    const finished = lane.finish();
    lane.cut();
    await finished;
    reader.destroy();
  });
});
