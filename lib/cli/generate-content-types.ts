// Offers every slice in the models' slice zones, then writes prismicio-types.d.ts from the models: `npm run content:types`.
// Needs no network.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  modelsFolder,
  prismicCli,
  quietCliEnv,
  root,
  slicesFolder,
  typesFile,
  withPrismicProject,
} from "./prismic-project.ts";

type Field = { type: string; config?: { choices?: Record<string, { type: "SharedSlice" }> } };
type CustomType = { json: Record<string, Record<string, Field>> };

/** Ids of the shared slices, sorted. */
function listSliceIds(): string[] {
  return globSync("*/model.json", { cwd: slicesFolder })
    .map((file) => {
      const model: { id: string } = JSON.parse(readFileSync(join(slicesFolder, file), "utf8"));
      return model.id;
    })
    .sort();
}

function addSlicesToModels(sliceIds: string[]) {
  const choices = Object.fromEntries(sliceIds.map((id) => [id, { type: "SharedSlice" as const }]));
  for (const path of globSync("*/index.json", { cwd: modelsFolder })) {
    const file = join(modelsFolder, path);
    const before = readFileSync(file, "utf8");
    const model: CustomType = JSON.parse(before);
    for (const tab of Object.values(model.json)) {
      for (const field of Object.values(tab)) {
        if (field.type === "Slices") field.config = { choices };
      }
    }
    const after = `${JSON.stringify(model, null, 2)}\n`;
    if (after !== before) writeFileSync(file, after);
  }
}

/** Runs `prismic gen types` on the models and returns the text of the types file. */
export function generateTypes(): string {
  return withPrismicProject((folder) => {
    execFileSync(process.execPath, [prismicCli, "gen", "types"], {
      cwd: folder,
      // Next's types require `NODE_ENV`.
      env: { NODE_ENV: "production", ...quietCliEnv },
      stdio: ["ignore", "ignore", "inherit"],
    });
    return readFileSync(join(folder, typesFile), "utf8");
  });
}

if (import.meta.main) {
  addSlicesToModels(listSliceIds());
  const types = generateTypes();
  writeFileSync(join(root, typesFile), types);
}
