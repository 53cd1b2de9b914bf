// Writes prismicio-types.d.ts from the models: `npm run content:types`. No network is needed.
//
// Prismic's own command does the work, but it looks for custom types in `customtypes/` beside
// package.json and nowhere else, and this project keeps them in content/models. So the command runs
// in a temporary folder that has the layout it expects, made of links to the real folders.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const modelsFolder = join(root, "content/models");
const slicesFolder = join(root, "components/slices");
const typesFile = "prismicio-types.d.ts";

type SliceZoneField = { type: string; config?: { choices?: Record<string, { type: "SharedSlice" }> } };
type CustomType = { json: Record<string, Record<string, SliceZoneField>> };

/** Ids of the shared slices, in the order of their folders; a folder without a model is skipped. */
function listSliceIds(): string[] {
  return readdirSync(slicesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => {
      try {
        const model: { id: string } = JSON.parse(
          readFileSync(join(slicesFolder, entry.name, "model.json"), "utf8"),
        );
        return [model.id];
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
        throw new Error(`components/slices/${entry.name}/model.json cannot be read`, { cause: error });
      }
    })
    .sort();
}

/** Lets every slice zone of every custom type take every slice of the library. */
function offerEverySlice(sliceIds: string[]) {
  const choices = Object.fromEntries(sliceIds.map((id) => [id, { type: "SharedSlice" as const }]));
  for (const id of readdirSync(modelsFolder)) {
    const file = join(modelsFolder, id, "index.json");
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

/** Runs `prismic gen types` over the models and returns the text of the types file. */
export function generateTypes(): string {
  const project = mkdtempSync(join(tmpdir(), "prismic-types-"));
  try {
    for (const file of ["package.json", "prismic.config.json", "tsconfig.json"]) {
      cpSync(join(root, file), join(project, file));
    }
    mkdirSync(join(project, "components"));
    symlinkSync(slicesFolder, join(project, "components/slices"), "junction");
    symlinkSync(modelsFolder, join(project, "customtypes"), "junction");
    // PRIVACY: the tool reports its use to its maker unless it is told not to.
    const env = {
      NODE_ENV: "production" as const,
      PRISMIC_TELEMETRY_ENABLED: "false",
      PRISMIC_SENTRY_ENABLED: "false",
      NO_UPDATE_NOTIFIER: "1",
    };
    const tool = join(root, "node_modules/prismic/dist/index.mjs");
    execFileSync(process.execPath, [tool, "gen", "types"], {
      cwd: project,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    return readFileSync(join(project, typesFile), "utf8");
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  offerEverySlice(listSliceIds());
  const types = generateTypes();
  writeFileSync(join(root, typesFile), types);
}
