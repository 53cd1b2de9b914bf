/** Writes `styles/palette.css`. Run `npm run design:palette` after changing `palette.ts` or `scales.json` in `lib/base/design`. */
import { writeFileSync } from "node:fs";
import { buildPaletteCss } from "@/lib/base/design/palette";

writeFileSync(new URL("../../styles/palette.css", import.meta.url), buildPaletteCss());
