import type { Instrumentation } from "next";

/** Next calls this once per server process, before the first request; never during a build. */
export async function register(): Promise<void> {
  // Next replaces this at build time, which keeps the database out of the edge bundle.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { announceRuntime } = await import("@/lib/platform/runtime/runtime");
  await announceRuntime(import("@/lib/site/boot").then(({ bootRuntime }) => bootRuntime()));
}

/** Next calls this for each error that a page or a route does not handle. */
export const onRequestError: Instrumentation.onRequestError = async (...args) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("@/lib/site/request-errors");
  logRequestError(...args);
};
