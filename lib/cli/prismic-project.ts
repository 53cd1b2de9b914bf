import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const modelsFolder = join(root, "content/models");
export const slicesFolder = join(root, "components/slices");
export const typesFile = "prismicio-types.d.ts";

/** Prismic's own command, a program for Node. */
export const prismicTool = join(root, "node_modules/prismic/dist/index.mjs");

// PRIVACY: the tool reports its use to its maker unless it is told not to.
export const quietToolEnv = {
  PRISMIC_TELEMETRY_ENABLED: "false",
  PRISMIC_SENTRY_ENABLED: "false",
  NO_UPDATE_NOTIFIER: "1",
};

/**
 * Hands `use` a temporary folder in the layout that Prismic's command expects. It looks for custom types in
 * `customtypes/` beside package.json and nowhere else, and this project keeps them in content/models: so the
 * folder is made of links to the real ones, and what the command writes there arrives here.
 */
export function withPrismicProject<Result>(use: (folder: string) => Result): Result {
  const project = mkdtempSync(join(tmpdir(), "prismic-project-"));
  try {
    for (const file of ["package.json", "prismic.config.json", "tsconfig.json", typesFile]) {
      if (existsSync(join(root, file))) cpSync(join(root, file), join(project, file));
    }
    mkdirSync(join(project, "components"));
    symlinkSync(slicesFolder, join(project, "components/slices"), "junction");
    symlinkSync(modelsFolder, join(project, "customtypes"), "junction");
    return use(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
