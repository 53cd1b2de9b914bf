import "server-only";
import { StoreUnavailableError } from "./errors";

/** A longer wait is rejected, so that the queue behind a slow or locked database stays short. */
const maxWaitMs = 5_000;

/** Runs one work at a time, in the order of arrival. */
export class Mutex {
  #isLocked = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves once the mutex is free; the caller holds it until `release`. Throws `StoreUnavailableError` after five seconds. */
  async acquire(): Promise<void> {
    if (!this.#isLocked) {
      this.#isLocked = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1);
      reject(new StoreUnavailableError("the database is busy"));
    }, maxWaitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isLocked = false;
    else next();
  }

  /** Runs `work` while no other does. */
  async runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
