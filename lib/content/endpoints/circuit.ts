/** Milliseconds for which a host that failed is left alone. */
export const coolDownMs = 60_000;

/** A circuit breaker for one host. While it is open, nobody waits for the host. */
export type Circuit = {
  isOpen(): boolean;
  /** Whether the host may be asked: always while closed; while open, by one caller each minute. */
  mayAsk(): boolean;
  open(): void;
  close(): void;
};

/** A closed circuit. `now` is in milliseconds and never goes back. */
export function createCircuit(now: () => number): Circuit {
  let askAt: number | null = null;
  const open = () => {
    askAt = now() + coolDownMs;
  };
  return {
    isOpen: () => askAt !== null,
    mayAsk() {
      if (askAt === null) return true;
      if (now() < askAt) return false;
      // This caller tries; the others leave the host alone for another minute.
      open();
      return true;
    },
    open,
    close() {
      askAt = null;
    },
  };
}
