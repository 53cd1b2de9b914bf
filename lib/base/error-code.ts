/** An error's code, such as "ENOENT" for a missing file; "" without one. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
