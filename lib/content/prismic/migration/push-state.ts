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
/** A file in the repository's media library. */
export type PushedAsset = z.infer<typeof assetSchema>;

/**
 * `id` is the repository's own; null while its answer to the creation is not known. `hash` is of what it
 * holds; null when it does not hold everything yet.
 */
const documentSchema = z.object({ id: z.string().nullable(), hash: z.string().nullable() });

const stateSchema = z.object({
  /** By address without a query. */
  assets: z.record(z.string(), assetSchema),
  /** By the document's identifier here. */
  documents: z.record(z.string(), documentSchema),
});
/** What of the embedded repository is in another one already. */
export type PushState = z.infer<typeof stateSchema>;

/** The state of earlier runs; an empty one when there was none. */
export async function readPushState(file: string): Promise<PushState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (errorCodeOf(error) === "ENOENT") return { assets: {}, documents: {} };
    throw new Error(`${file} cannot be read: move it away to start anew`, { cause: error });
  }
}

/** Replaces the state's file as a whole: a program that ends here leaves the old or the new one. */
export async function writePushState(file: string, state: PushState): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, `${JSON.stringify(state, null, 2)}\n`);
  await rename(`${file}.part`, file);
}
