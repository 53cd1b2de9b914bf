// Lets Node run this project's TypeScript directly: maps `@/…` to the project root and adds omitted file
// extensions. Only for command-line programs and test servers; Next resolves the same specifiers itself.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

// Loads the settings of the current folder; existing environment variables win.
if (existsSync(".env")) process.loadEnvFile();

// Ignore EPIPE: in `npm run leads -- list | head`, the reader closes the pipe early, and the command must still finish.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
});

const root = new URL("../../", import.meta.url);
const endings = ["", ".ts", "/index.ts"];

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isAlias = specifier.startsWith("@/");
    const isRelative = specifier.startsWith("./") || specifier.startsWith("../");
    const fromProject =
      context.parentURL?.startsWith(root.href) && !context.parentURL.includes("/node_modules/");
    // Next's package has no `exports`, so Node needs the full file name.
    if (fromProject && /^next\/[a-z-]+$/.test(specifier)) return nextResolve(`${specifier}.js`, context);
    if (!isAlias && !(isRelative && fromProject)) return nextResolve(specifier, context);
    const base = isAlias ? new URL(specifier.slice(2), root) : new URL(specifier, context.parentURL);
    // A path without an extension may be a folder.
    const ending = endings.find(
      (end) => /\.\w+$/.test(base.pathname + end) && existsSync(fileURLToPath(base) + end),
    );
    if (ending === undefined) return nextResolve(specifier, context);
    return nextResolve(pathToFileURL(fileURLToPath(base) + ending).href, context);
  },
});
