import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file, and creates its folder if needed. Readers and other processes see the old content or the new, never a
 * part. Not flushed: a power failure may still truncate it. The name of the temporary file begins with a dot, because names of
 * content do not: one that a killed process leaves is not published.
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array | AsyncIterable<string>,
  mode?: number,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    await writeFile(temporary, content, { mode });
    await rename(temporary, file);
  } catch (error) {
    // Frees the space of a partial file when the disk is full.
    await rm(temporary, { force: true });
    throw error;
  }
}
