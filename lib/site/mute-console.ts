import "server-only";
import { describeError, log } from "@/lib/base/log";

/**
 * PRIVACY: what Next prints quotes addresses, which may hold what a visitor typed.
 * SECURITY: and a line break in one would forge a line of the log. So only that it spoke is kept.
 */
export function muteConsole(): void {
  const levels = { debug: "info", log: "info", info: "info", warn: "warn", error: "error" } as const;
  for (const [method, level] of Object.entries(levels)) {
    const speak = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      log(level, "next.console", error && describeError(error));
    };
    Object.assign(console, { [method]: speak });
  }
  // Node prints its warnings itself, past the console.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log("warn", "node.warning", describeError(warning)));
}
