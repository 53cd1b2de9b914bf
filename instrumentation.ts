import type { Instrumentation } from "next";

/** Next calls this once per server process, before the first request; never during a build. */
export async function register(): Promise<void> {
  // Next replaces this at build time: only so does the edge bundle leave the database out.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { announceRuntime } = await import("@/lib/platform/runtime/runtime");
  await announceRuntime(import("@/lib/site/boot").then(({ bootRuntime }) => bootRuntime()));
}

/** Next calls this for each error of a page or a route that it has not handled. */
export const onRequestError: Instrumentation.onRequestError = async (...args) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRequestError } = await import("@/lib/site/request-errors");
  logRequestError(...args);
};
