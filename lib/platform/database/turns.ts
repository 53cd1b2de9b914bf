import "server-only";
import { StoreUnavailableError } from "./errors";

/** A longer wait is rejected, so that the queue behind a slow or locked database stays short. */
const maxWaitMs = 5_000;

/** Gives one turn at a time, in the order of arrival. */
export class Turns {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Waits for a turn, which lasts until `release`. Throws `StoreUnavailableError` after five seconds. */
  async acquire(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
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
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  /** Does `work` in a turn of its own. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
