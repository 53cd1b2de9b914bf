/** A third party's program that runs in this page. */
export type Running = {
  /** Hears of every soft navigation. */
  visit?: (path: string) => void;
  /** Stops what can be stopped. */
  stop: () => void;
};
