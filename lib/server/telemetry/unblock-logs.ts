/**
 * Makes writes to a pipe return at once, as Node does by itself. Next's compiler, which reads `next.config.ts`, makes them
 * wait for the reader: a log collector that hangs would stop the whole site.
 */
export function unblockLogs(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // Node has no public function for this. Terminals stay as they are.
    const handle: unknown = Reflect.get(stream, "_handle");
    if (stream.isTTY || typeof handle !== "object" || handle === null) continue;
    if ("setBlocking" in handle && typeof handle.setBlocking === "function") handle.setBlocking(false);
  }
}
