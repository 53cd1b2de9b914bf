/** Refusals given before Next sees a request, all in the one shape `{ message }`. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { closedPolicy, transportSecurity } from "./document/policy.ts";
import { securityHeaders } from "./security-headers.ts";

function headersFor(body: string): Record<string, string | number> {
  const transport = transportSecurity();
  return {
    ...securityHeaders,
    "Content-Security-Policy": closedPolicy,
    ...(transport !== null && { "Strict-Transport-Security": transport }),
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  };
}

/** Ends `response` with a refusal; the connection too, unless the request has been read to its end by now. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ message });
  // To close it is no relief: who is refused comes back, and connections are let in one at a time.
  if (!response.req.complete) response.setHeader("Connection", "close");
  response.writeHead(status, { ...headersFor(body), ...headers });
  response.end(body);
}

/** Refuses and closes a connection on which Node made no response, or none will be sent. */
export function endConnection(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ message });
  const lines = Object.entries({ ...headersFor(body), Connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const refusal = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
  socket.on("error", () => {});
  socket.end(refusal, () => socket.destroy());
}
