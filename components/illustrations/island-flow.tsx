import file from "./island-flow.svg";
import { Strokes } from "./strokes";

/** A current that splits around an oval island in the center. Decorative. */
export function IslandFlow({ className }: { className?: string }) {
  return <Strokes className={className} href={file.src} style={{ height: 640, width: 2000 }} />;
}
