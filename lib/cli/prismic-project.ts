import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const modelsFolder = join(root, "content/models");
export const slicesFolder = join(root, "components/slices");
export const typesFile = "prismicio-types.d.ts";

export const prismicCli = join(root, "node_modules/prismic/dist/index.mjs");

// PRIVACY: disables the CLI's telemetry, error reports and update check.
export const quietCliEnv = {
  PRISMIC_TELEMETRY_ENABLED: "false",
  PRISMIC_SENTRY_ENABLED: "false",
  NO_UPDATE_NOTIFIER: "1",
};

/**
 * Calls `use` with a temporary folder in the layout that Prismic's CLI expects. It only looks for custom
 * types in `customtypes/` next to package.json, but this project keeps them in content/models. So the folder
 * contains links to the real ones, and the CLI's output ends up in this project.
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
