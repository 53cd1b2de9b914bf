/** Writes `styles/palette.css`. Run `npm run design:palette` after changing `lib/base/design/palette.ts`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildPaletteCss } from "@/lib/base/design/palette";

writeFileSync(fileURLToPath(new URL("../../styles/palette.css", import.meta.url)), buildPaletteCss());
