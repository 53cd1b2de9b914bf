/** The database is temporarily unavailable (disk full, locked, no connection): a 503, never a bug. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  /** The code of the database or the system, for the log. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }

  // Next bundles routes and instrumentation separately, each with its own copy of this class, so an error can
  // come from another copy. All copies share the name.
  static override [Symbol.hasInstance](value: unknown): value is StoreUnavailableError {
    return value instanceof Error && value.name === "StoreUnavailableError";
  }
}
