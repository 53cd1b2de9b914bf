/** Why the site can't start, in one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What to print of an error that ended a start. Nothing of a visitor can be in it yet. */
export function describeStartError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
}
