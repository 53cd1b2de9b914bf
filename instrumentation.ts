/** Next calls this once per server process, before the first request; never during a build. */
export async function register(): Promise<void> {
  // Next replaces this at build time: only so does the edge bundle leave the database out.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { announceRuntime } = await import("@/lib/serving/runtime");
  await announceRuntime(import("@/lib/serving/boot").then(({ bootRuntime }) => bootRuntime()));
}
