import "server-only";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { errorCodeOf } from "@/lib/base/error-code";

const assetSchema = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
});
/** An asset in the repository's media library. */
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
/** What was already pushed to the target repository. */
export type PushState = z.infer<typeof stateSchema>;

/** The saved state; an empty one on the first run. */
export async function readPushState(file: string): Promise<PushState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return { assets: {}, documents: {} };
    throw new Error(`${file} cannot be read: move it away to start anew`, { cause: error });
  }
}

/** Writes the state atomically: an interrupted program leaves either the old or the new file. */
export async function writePushState(file: string, state: PushState): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, `${JSON.stringify(state, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
