// `npm run prismic -- ARGUMENTS`: runs Prismic's CLI on this project's models and slices.
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { prismicCli, quietCliEnv, root, typesFile, withPrismicProject } from "./prismic-project.ts";

process.exitCode = withPrismicProject((folder) => {
  const { status } = spawnSync(process.execPath, [prismicCli, ...process.argv.slice(2)], {
    cwd: folder,
    env: { ...process.env, ...quietCliEnv },
    stdio: "inherit",
  });
  // The folder has copies of these, which the CLI may have changed.
  for (const file of ["prismic.config.json", typesFile]) cpSync(join(folder, file), join(root, file));
  return status ?? 1;
});
