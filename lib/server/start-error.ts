export class StartError extends Error {
  override readonly name = "StartError";
}

/** The text to print for an error during the start. It can't contain visitor data yet. */
export function describeStartError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
}
