/** Refusals given before Next sees a request, all in the one shape `{ message }`. */
import { type ServerResponse, STATUS_CODES } from "node:http";
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
    // The rest of a refused request is not read, so the connection is of no more use.
    Connection: "close",
  };
}

/** Ends `response` with a refusal. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ message });
  response.writeHead(status, { ...headersFor(body), ...headers });
  response.end(body);
}

/** A whole refusal as it goes over the wire, for connections on which Node made no response. */
export function formatRefusal(status: number, message: string): string {
  const body = JSON.stringify({ message });
  const lines = Object.entries(headersFor(body)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
