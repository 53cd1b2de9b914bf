/** What the server in front reads of a build. */
import { access, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { errorCodeOf } from "../base/error-code.ts";
import { failurePath } from "../platform/http/request-trace.ts";
import { readStylesheet, type Stylesheet } from "./document/critical-css.ts";
import { StartError } from "./start-error.ts";

export type BuildFiles = {
  /** The hashes of the built scripts, by path below `/_next/`. */
  scriptIntegrity: Record<string, string>;
  stylesheets: Stylesheet[];
  /** The page of failures, as it is prerendered. */
  failurePage: string;
};

/** Next's own list of what it needs to serve a build. Without one of them it starts in part, or not at all. */
async function listRequiredFiles(folder: string): Promise<string[]> {
  const { files }: { files: string[] } = JSON.parse(
    await readFile(join(folder, "required-server-files.json"), "utf8"),
  );
  // Each begins with the name of the build's folder.
  return files.map((file) => file.slice(file.indexOf("/") + 1));
}

/** The fonts that stand in every document (lib/cli/generate-fonts.ts), as data URLs by path. */
export async function readInlineFonts(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => /\.inline\.[^.]+\.woff2$/.test(name));
  const read = async (name: string): Promise<[string, string]> => [
    `/fonts/${name}`,
    `data:font/woff2;base64,${await readFile(join(folder, name), "base64")}`,
  ];
  return new Map(await Promise.all(names.map(read)));
}

async function readStylesheets(folder: string): Promise<Stylesheet[]> {
  const names = (await readdir(join(folder, "chunks"))).filter((name) => name.endsWith(".css"));
  const read = async (name: string) =>
    readStylesheet(`/_next/static/chunks/${name}`, await readFile(join(folder, "chunks", name), "utf8"));
  return Promise.all(names.map(read));
}

/**
 * Reads the build in `folder`.
 * @throws {StartError} when a part of it is missing
 */
export async function readBuildFiles(folder: string): Promise<BuildFiles> {
  const readText = (path: string) => readFile(join(folder, path), "utf8");
  try {
    for (const path of await listRequiredFiles(folder)) await access(join(folder, path));
    return {
      scriptIntegrity: JSON.parse(await readText("server/subresource-integrity-manifest.json")),
      stylesheets: await readStylesheets(join(folder, "static")),
      failurePage: await readText(`server/app${failurePath}.html`),
    };
  } catch (error) {
    if (errorCodeOf(error) !== "ENOENT" && !(error instanceof SyntaxError)) throw error;
    const cause = error instanceof SyntaxError ? "a manifest is damaged" : describeMissing(error, folder);
    throw new StartError(`The build in ${basename(folder)} is not whole (${cause}). Run "npm run build".`);
  }
}

function describeMissing(error: unknown, folder: string): string {
  const path = error instanceof Error && "path" in error ? String(error.path) : "";
  return `${path.replace(`${folder}/`, "") || "a file"} is missing`;
}
