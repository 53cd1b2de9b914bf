/** How long the circuit stays open after a failure, in ms. */
export const coolDownMs = 60_000;

/** A circuit breaker for one host. While it is open, readers do not wait for the host. */
export type Circuit = {
  isOpen(): boolean;
  /** Whether a request may be sent: always while closed; while open, one per minute. */
  mayRequest(): boolean;
  open(): void;
  close(): void;
  /** Resolves when the circuit opens; at once while it is open. */
  opened(): Promise<void>;
};

/** A closed circuit. `now` is monotonic, in milliseconds. */
export function createCircuit(now: () => number): Circuit {
  let retryAt: number | null = null;
  let opening = Promise.withResolvers<void>();
  const open = () => {
    retryAt = now() + coolDownMs;
    opening.resolve();
  };
  return {
    isOpen: () => retryAt !== null,
    mayRequest() {
      if (retryAt === null) return true;
      if (now() < retryAt) return false;
      // This caller probes the host; the others wait another minute.
      open();
      return true;
    },
    open,
    close() {
      if (retryAt !== null) opening = Promise.withResolvers();
      retryAt = null;
    },
    opened: () => opening.promise,
  };
}
