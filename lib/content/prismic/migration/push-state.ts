import "server-only";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";

const assetSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});
export type PushedAsset = z.infer<typeof assetSchema>;

/**
 * `id` is the target repository's id; null while a creation is unconfirmed. `hash` is the hash of its
 * content; null while it is incomplete.
 */
const documentSchema = z.object({ id: z.string().nullable(), hash: z.string().nullable() });

const stateSchema = z.object({
  /** By URL without query. */
  assets: z.record(z.string(), assetSchema),
  /** By local document id. */
  documents: z.record(z.string(), documentSchema),
});
export type PushState = z.infer<typeof stateSchema>;

export async function readPushState(file: string): Promise<PushState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return { assets: {}, documents: {} };
    throw new Error(`${file} is unreadable: move it away to start over`, { cause: error });
  }
}

/** Writes the state: an interrupted program leaves either the old or the new file. */
export const writePushState = (file: string, state: PushState): Promise<void> =>
  writeAtomically(file, `${JSON.stringify(state, null, 2)}\n`);
