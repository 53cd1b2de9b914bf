import "server-only";

/**
 * PRIVACY: the only fields that ever reach a log. None can hold what a visitor typed; names,
 * addresses, messages, client addresses and error messages (which may quote them) have no field.
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
export type LogFields = Partial<Record<(typeof logFields)[number], string | number | boolean | null>>;
export type LogLevel = "info" | "warn" | "error";

/** One JSON line: time (ISO 8601), level, event, then the allowed fields that were given. */
export function formatLogLine(level: LogLevel, event: string, fields: LogFields, now: Date): string {
  const allowed = logFields.flatMap((name) => {
    const value = fields[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return JSON.stringify({ time: now.toISOString(), level, event, ...Object.fromEntries(allowed) });
}

/** Writes one structured line; warnings and errors go to standard error. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const line = formatLogLine(level, event, fields, new Date());
  const stream = level === "info" ? process.stdout : process.stderr;
  stream.write(`${line}\n`);
}

/**
 * PRIVACY: messages may quote what a visitor typed. Of a message only these words, which Node, React and Next
 * write themselves, get into the log.
 */
const knownWords =
  /Cannot read properties of (?:undefined|null)|is not (?:a function|a constructor|iterable|defined)|Invalid (?:time value|URL|array length)|Maximum call stack size exceeded|is not valid JSON|Unexpected end of JSON input|fetch failed|Minified React error #\d{1,4}|Objects are not valid as a React child|Cannot find (?:module|package)|Failed to load (?:chunk|external module)|The operation was aborted/;

/** What a log may say of an error: its kind and where it was thrown, never its whole message. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const code = "code" in error ? error.code : undefined;
  // PRIVACY: a message can have lines that look like the places below it.
  const [, places = ""] = error.stack?.split(`${error.message}\n`) ?? [];
  return {
    errorName: error.name,
    errorKind: knownWords.exec(error.message)?.[0],
    errorCode: typeof code === "string" || typeof code === "number" ? code : undefined,
    errorAt: places.split("\n")[0]?.trim() || undefined,
  };
}
