import "server-only";
import { describeError, log } from "@/lib/base/log";

/**
 * PRIVACY: Next's messages quote URLs, which may hold visitor input. SECURITY: a line break in one would
 * forge a log line. So messages are dropped: only the level and, of an error, the fields of `describeError` are logged.
 */
export function muteConsole(): void {
  const levels = { debug: "info", log: "info", info: "info", warn: "warn", error: "error" } as const;
  for (const [method, level] of Object.entries(levels)) {
    const logCall = (...args: unknown[]) => {
      const error = args.find((arg) => arg instanceof Error);
      log(level, "next.console", error && describeError(error));
    };
    Object.assign(console, { [method]: logCall });
  }
  // Node prints its warnings without using the console.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log("warn", "node.warning", describeError(warning)));
}
