/** Calls `run` once the page is loaded and idle. Returns a function that cancels it. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): () => void {
  let isOff = false;
  const runUnlessOff = () => {
    if (!isOff) run();
  };
  const wait = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(runUnlessOff, options);
    else setTimeout(runUnlessOff, 1_000);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    isOff = true;
  };
}
