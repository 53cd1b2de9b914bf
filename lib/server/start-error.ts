/** A start failure that was expected: its message tells the operator what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** The text to print when the server fails to start. It can't contain visitor data: there were no requests yet. */
export function describeStartError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
}
