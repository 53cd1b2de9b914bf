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

/** Our code for one of Node's or nodemailer's; undefined for an unknown one. */
const nameOf = (code: string) => (isTlsCode(code) ? "tls" : codes.get(code));

/** An error as one of our own short codes; `failed` for an unknown one. */
export function buildFailureCode(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) {
    return signal.reason instanceof Error && signal.reason.name === "TimeoutError" ? "timeout" : "stopped";
  }
  // Nodemailer replaces Node's code and keeps it here.
  const original = error instanceof Error && "originalCode" in error ? String(error.originalCode) : "";
  return nameOf(original) ?? nameOf(errorCodeOf(error)) ?? "failed";
}
