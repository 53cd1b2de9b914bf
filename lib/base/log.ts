import "server-only";

/**
 * PRIVACY: the only fields that can be logged. None can hold visitor input: there is no field for names,
 * addresses, messages, client IPs, or error messages (which may quote them).
 */
const logFields = [
  "attempts",
  "attention",
  "bytes",
  "cache",
  "code",
  "count",
  "deliveryId",
  "destination",
  "digest",
  "document",
  "durationMs",
  "errorAt",
  "errorCode",
  "errorKind",
  "errorName",
  "field",
  "form",
  "holdReason",
  "key",
  "kind",
  "leadId",
  "line",
  "method",
  "nextAttemptAt",
  "outcome",
  "path",
  "pending",
  "port",
  "reason",
  "reference",
  "signal",
  "status",
  "store",
] as const;
type LogFields = Partial<Record<(typeof logFields)[number], string | number | boolean | null>>;
type LogLevel = "info" | "warn" | "error";

/** One JSON line: time (ISO 8601), level, event, then the allowed fields. */
export function formatLogLine(level: LogLevel, event: string, fields: LogFields, now: Date): string {
  const line = { ...fields, time: now.toISOString(), level, event };
  return JSON.stringify(line, ["time", "level", "event", ...logFields]);
}

/** Unread log output that is kept in memory, per stream. Above it, new lines are dropped and counted. */
const maxWaitingBytes = 1_048_576;
let dropped = 0;

/** Writes one structured line; warnings and errors go to standard error. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const stream = level === "info" ? process.stdout : process.stderr;
  if (stream.writableLength > maxWaitingBytes) {
    dropped += 1;
    return;
  }
  if (dropped > 0) {
    process.stderr.write(`${formatLogLine("warn", "log.dropped", { count: dropped }, new Date())}\n`);
    dropped = 0;
  }
  stream.write(`${formatLogLine(level, event, fields, new Date())}\n`);
}

/** PRIVACY: error messages may quote visitor input, so only phrases of Node, React and Next are logged. */
const knownWords =
  /Cannot read properties of (?:undefined|null)|is not (?:a function|a constructor|iterable|defined)|Invalid (?:time value|URL|array length)|Maximum call stack size exceeded|is not valid JSON|Unexpected end of JSON input|fetch failed|Minified React error #\d{1,4}|Objects are not valid as a React child|Cannot find (?:module|package)|Failed to load (?:chunk|external module)|The operation was aborted/;

/** An `UpstreamError` has one of our own codes as its reason; a failed `fetch` has the system's code in its cause. */
function codeOf(error: Error): unknown {
  if ("code" in error) return error.code;
  if (error.name === "UpstreamError" && "reason" in error) return error.reason;
  return error.cause instanceof Error && "code" in error.cause ? error.cause.code : undefined;
}

/** The loggable facts of an error: its kind and where it was thrown, never its whole message. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const code = codeOf(error);
  // PRIVACY: a multi-line message could imitate a stack frame, so the message is cut off first.
  const [, frames = ""] = error.stack?.split(`${error.message}\n`) ?? [];
  return {
    errorName: error.name,
    errorKind: knownWords.exec(error.message)?.[0],
    errorCode: typeof code === "string" || typeof code === "number" ? code : undefined,
    errorAt: frames.split("\n")[0]?.trim() || undefined,
  };
}
