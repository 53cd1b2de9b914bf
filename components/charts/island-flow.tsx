import { islandSheet } from "@/lib/base/drawing/island-flow";
import { pictureHref } from "@/lib/base/drawing/mask-file";
import { Strokes } from "./strokes";

const { width, height } = islandSheet;

/** A current that parts around an oval island in the middle of the sheet. Decoration. */
export function IslandFlow({ className }: { className?: string }) {
  return <Strokes className={className} href={pictureHref("island-flow")} style={{ height, width }} />;
}
