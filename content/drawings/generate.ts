/**
 * Writes the decorative drawings of `components/illustrations/`: pages name them as files, so they are in no
 * document and browsers keep them. Run `npm run design:drawings` after changing a file of this folder.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawings } from "./drawings.ts";

for (const [name, draw] of Object.entries(drawings)) {
  const file = new URL(`../../components/illustrations/${name}.svg`, import.meta.url);
  writeFileSync(fileURLToPath(file), draw());
}
