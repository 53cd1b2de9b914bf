/** A third-party script that runs in this page. */
export type Running = {
  /** Called after every client-side navigation. */
  visit?: (path: string) => void;
  /** Stops whatever can be stopped. */
  stop: () => void;
};
