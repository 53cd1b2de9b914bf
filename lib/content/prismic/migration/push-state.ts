import "server-only";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";

const stateSchema = z.object({
  /** The target repository's ids by our own; null while a creation is unconfirmed. */
  documents: z.record(z.string(), z.string().nullable()),
  /** The Asset API's response by the uploaded file's hash. */
  uploads: z.record(z.string(), z.unknown()),
});
/**
 * What the target repository has from earlier runs. It cannot say so itself: its API shows neither the documents of
 * the migration release nor the hashes of files.
 */
export type PushState = z.infer<typeof stateSchema>;

export async function readPushState(file: string): Promise<PushState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return { documents: {}, uploads: {} };
    throw new Error(`${file} is unreadable: move it away to start over`, { cause: error });
  }
}

/** Writes the state: an interrupted program leaves either the old or the new file. */
export const writePushState = (file: string, state: PushState): Promise<void> =>
  writeAtomically(file, `${JSON.stringify(state, null, 2)}\n`);
