/** What runs beside the pages, as the process that listens needs to know it to end in order. */
export type Runtime = {
  /** Ends background work; what is unfinished goes on at the next start. */
  stopWork(): Promise<void>;
  /** Gives up the database. Nothing may use it afterwards. */
  close(): Promise<void>;
};

declare global {
  // Next bundles instrumentation apart from the server that hosts it: they meet on the process.
  var oxbowRuntime: PromiseWithResolvers<Runtime> | undefined;
}

function handover(): PromiseWithResolvers<Runtime> {
  globalThis.oxbowRuntime ??= Promise.withResolvers<Runtime>();
  return globalThis.oxbowRuntime;
}

/** Hands over what was started, or why it could not start, to whoever hosts this process. */
export async function announceRuntime(starting: Promise<Runtime>): Promise<void> {
  const { promise, resolve } = handover();
  // `next dev` has no host that waits, and an unheard failure would end the process.
  promise.catch(() => {});
  resolve(starting);
  await starting;
}

/** Resolves when the background work has started; rejects when it could not. */
export function whenRuntimeStarted(): Promise<Runtime> {
  return handover().promise;
}
