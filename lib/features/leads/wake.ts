import { EventEmitter } from "node:events";

type WorkEvents = {
  /** There is something to deliver. */
  delivery: [];
  /** Leads were removed: local mails and exports may still hold them. */
  sweep: [];
};

declare global {
  // Next bundles routes and instrumentation separately, so the signal belongs to the process.
  var oxbowWork: EventEmitter<WorkEvents> | undefined;
}

globalThis.oxbowWork ??= new EventEmitter();

/** Wakes the delivery worker and the sweep of this process, so that they do not wait for their next poll. */
export const work = globalThis.oxbowWork;
