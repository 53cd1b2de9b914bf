/**
 * Database timeouts are short in the server, so that visitors do not wait for an unavailable database. Command-line
 * programs multiply them: on a busy machine, loading modules can block the event loop for longer, and queries would fail
 * although the database responded.
 */
let factor = 1;

export const getTimeoutFactor = (): number => factor;

/** Call at the start of a command-line program. */
export function extendTimeouts(): void {
  factor = 10;
}
