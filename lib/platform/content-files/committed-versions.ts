import "server-only";
import { execFile } from "node:child_process";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const maxVersions = 20;

/**
 * The latest texts of a content file in its git history, newest first. Empty outside of a git checkout and for
 * a file that was never committed.
 */
export async function* listCommittedVersions(file: string): AsyncGenerator<string> {
  const options = { cwd: dirname(file), maxBuffer: 16 * 1_024 * 1_024 };
  const path = `./${basename(file)}`;
  const log = ["log", `--max-count=${maxVersions}`, "--format=%H", "--", path];
  const { stdout } = await run("git", log, options).catch(() => ({ stdout: "" }));
  for (const commit of stdout.split("\n").filter(Boolean)) {
    // A commit that deleted the file has no text of it.
    const shown = await run("git", ["show", `${commit}:${path}`], options).catch(() => null);
    if (shown !== null) yield shown.stdout;
  }
}
