import { errorCodeOf } from "@/lib/base/error-code";

/** For `catch`: null for a missing file; other errors are thrown, because a file that cannot be read is not missing. */
export function nullIfMissing(error: unknown): null {
  if (errorCodeOf(error) === "ENOENT") return null;
  throw error;
}

/** For `catch`: nothing in a missing folder; other errors are thrown, because a folder that cannot be read is not empty. */
export const emptyIfMissing = (error: unknown): never[] => nullIfMissing(error) ?? [];
