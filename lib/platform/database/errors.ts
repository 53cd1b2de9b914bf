/** The store can't take or answer anything right now (disk full, locked, no connection): a 503, never a bug. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  // Next bundles routes and instrumentation apart, each with its copy of this class; the store is made by
  // one copy and its errors are asked about by another. The name is what the copies share.
  static override [Symbol.hasInstance](value: unknown): value is StoreUnavailableError {
    return value instanceof Error && value.name === "StoreUnavailableError";
  }
}
