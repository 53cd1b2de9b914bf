const codes = new Map([
  ["ECONNREFUSED", "refused"],
  ["ECONNECTION", "refused"],
  ["ECONNRESET", "reset"],
  ["EPIPE", "reset"],
  ["UND_ERR_SOCKET", "reset"],
  ["ESOCKET", "reset"],
  ["UND_ERR_CONNECT_TIMEOUT", "connect-timeout"],
  ["UND_ERR_HEADERS_TIMEOUT", "timeout"],
  ["UND_ERR_BODY_TIMEOUT", "timeout"],
  ["ETIMEDOUT", "timeout"],
  ["ENOTFOUND", "dns"],
  ["EAI_AGAIN", "dns"],
  ["EDNS", "dns"],
  ["ETLS", "tls"],
  ["ENOSPC", "disk-full"],
  ["EACCES", "disk-denied"],
  ["EROFS", "disk-denied"],
  ["EIO", "disk-error"],
]);

const isTlsCode = (code: string) => /^(CERT_|ERR_TLS_|ERR_SSL_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/.test(code);

function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** Whatever went wrong on the way, as one of our own short codes. */
export function buildFailureCode(error: unknown, signal: AbortSignal): string {
  if (signal.aborted)
    return signal.reason instanceof Error && signal.reason.name === "TimeoutError" ? "timeout" : "stopped";
  // Nodemailer wraps a socket error in a code of its own; the cause says more.
  const code = codeOf(error instanceof Error ? error.cause : null) ?? codeOf(error);
  if (code === null) return "network";
  return isTlsCode(code) ? "tls" : (codes.get(code) ?? "network");
}
