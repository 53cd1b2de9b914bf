/** `npm run design:drawings`: writes the decorative drawings of `components/illustrations/` as files. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawings } from "./drawings.ts";

for (const [name, draw] of Object.entries(drawings)) {
  const file = new URL(`../../components/illustrations/${name}.svg`, import.meta.url);
  writeFileSync(fileURLToPath(file), draw());
}
