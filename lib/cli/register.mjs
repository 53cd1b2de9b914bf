// Lets Node run this project's TypeScript directly: maps `@/…` to the project root and adds the
// extension that TypeScript leaves out. Used by command-line programs and by worker threads only;
// Next resolves the same specifiers itself.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

// Settings of this checkout; variables that are set already win.
if (existsSync(".env")) process.loadEnvFile();

const root = new URL("../../", import.meta.url);
const endings = ["", ".ts", ".tsx", "/index.ts", ".json"];

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isAlias = specifier.startsWith("@/");
    const isRelative = specifier.startsWith("./") || specifier.startsWith("../");
    const fromProject =
      context.parentURL?.startsWith(root.href) && !context.parentURL.includes("/node_modules/");
    // Next's package lists no entry points, so plain Node wants the file's whole name.
    if (fromProject && /^next\/[a-z-]+$/.test(specifier)) return nextResolve(`${specifier}.js`, context);
    if (!isAlias && !(isRelative && fromProject)) return nextResolve(specifier, context);
    const base = isAlias ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL);
    const ending = endings.find(
      (end) => /\.\w+$/.test(base.pathname + end) && existsSync(fileURLToPath(base) + end),
    );
    if (ending === undefined) return nextResolve(specifier, context);
    return nextResolve(pathToFileURL(fileURLToPath(base) + ending).href, context);
  },
});
