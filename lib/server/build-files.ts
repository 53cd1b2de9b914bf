/** Reads build output other than pages: `.next/static`, which is served as `/_next/static`. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { errorCodeOf } from "../base/error-code.ts";
import type { BuiltRoutes } from "../platform/runtime/built-routes.ts";
import type { DocumentFiles } from "./document/add-script-policy.ts";
import { readStylesheet, type Stylesheet } from "./document/critical-css.ts";
import { readBuiltRoutes } from "./next/prerender-manifest.ts";
import { StartError } from "./start-error.ts";

export type BuildFiles = DocumentFiles & { routes: Omit<BuiltRoutes, "matchesPageRoute"> };

async function listStaticFiles(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(join(folder, "static"), { recursive: true });
  return names.filter((name) => name.endsWith(ending)).map((name) => `static/${name}`);
}

async function readStylesheets(folder: string): Promise<Stylesheet[]> {
  const read = async (path: string) =>
    readStylesheet(`/_next/${path}`, await readFile(join(folder, path), "utf8"));
  return Promise.all((await listStaticFiles(folder, ".css")).map(read));
}

async function hashScripts(folder: string): Promise<Record<string, string>> {
  const hash = async (path: string) => {
    const digest = createHash("sha384").update(await readFile(join(folder, path)));
    return [path, `sha384-${digest.digest("base64")}`];
  };
  return Object.fromEntries(await Promise.all((await listStaticFiles(folder, ".js")).map(hash)));
}

/**
 * Reads the build in `folder`.
 * @throws {StartError} when a part of it is missing
 */
export async function readBuildFiles(folder: string): Promise<BuildFiles> {
  try {
    return {
      routes: await readBuiltRoutes(folder),
      scriptIntegrity: await hashScripts(folder),
      stylesheets: await readStylesheets(folder),
    };
  } catch (error) {
    if (errorCodeOf(error) !== "ENOENT" && !(error instanceof SyntaxError)) throw error;
    throw new StartError(`The build in ${basename(folder)} is not complete. Run "npm run build".`);
  }
}
