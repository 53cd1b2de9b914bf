import { getSystemErrorName } from "node:util";
import { errorCodeOf } from "@/lib/base/error-code";

const codes = new Map([
  ["ECONNREFUSED", "refused"],
  ["ECONNRESET", "reset"],
  ["ECONNECTION", "reset"],
  ["EPIPE", "reset"],
  ["UND_ERR_SOCKET", "reset"],
  ["UND_ERR_CONNECT_TIMEOUT", "timeout"],
  ["ETIMEDOUT", "timeout"],
  ["ENOTFOUND", "dns"],
  ["EAI_AGAIN", "dns"],
  ["EDNS", "dns"],
  ["ETLS", "tls"],
  ["EAUTH", "auth"],
  ["ENOSPC", "disk-full"],
  ["EIO", "disk-error"],
]);

const isTlsCode = (code: string) => /^(CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/.test(code);

/** Node's name of the error. Nodemailer replaces the code, so the number is used first. */
function nameOf(error: unknown): string {
  const number = error instanceof Error && "errno" in error ? error.errno : undefined;
  return typeof number === "number" && number < 0 ? getSystemErrorName(number) : errorCodeOf(error);
}

/** An error as one of our own short codes; `failed` for an unknown one. */
export function buildFailureCode(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) {
    return signal.reason instanceof Error && signal.reason.name === "TimeoutError" ? "timeout" : "stopped";
  }
  const code = nameOf(error);
  return isTlsCode(code) ? "tls" : (codes.get(code) ?? "failed");
}
