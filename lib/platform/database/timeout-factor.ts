/**
 * Database timeouts are short in the server, so that visitors do not wait for an unavailable database. Command-line
 * programs multiply them: on a busy machine, loading the program can block it for longer than the server's timeouts.
 */
let factor = 1;

export const getTimeoutFactor = (): number => factor;

/** Call at the start of a command-line program. */
export function extendTimeouts(): void {
  factor = 10;
}
