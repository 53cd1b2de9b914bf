/** The code that Node or a library gave an error, as "ENOENT" of a missing file; "" for one without. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
