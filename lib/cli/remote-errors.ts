import { PrismicError } from "@prismicio/client";
import { RefusedError, UsageError } from "./program";

/**
 * Runs `work` on a remote repository. Any error but wrong usage becomes a message, with the repository's response if there
 * is one.
 */
export async function reportRemoteErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    const response = error instanceof PrismicError && error.response ? JSON.stringify(error.response) : "";
    const cause = error.cause instanceof Error ? error.cause.message : "";
    throw new RefusedError([error.message, response, cause].filter(Boolean).join("\n"), { cause: error });
  }
}
