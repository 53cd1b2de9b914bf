import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** SECURITY: only these scripts of the package, by exact names. */
const scripts = ["surveys", "lazy-recorder", "posthog-recorder", "recorder"] as const;

/**
 * One of the library's lazily loaded scripts from the installed package: the same version as in our bundle,
 * and no code from another host. Null for any other name.
 */
export async function readLibraryScript(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const script = scripts.find((known) => `${known}.js` === name);
  if (script === undefined) return null;
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "node_modules/posthog-js/dist");
  return new Uint8Array(await readFile(/* turbopackIgnore: true */ join(folder, `${script}.js`)));
}
