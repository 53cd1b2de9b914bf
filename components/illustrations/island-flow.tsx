import file from "./island-flow.svg";
import { Strokes } from "./strokes";

/** A current that splits around an oval island in the center. Decorative. */
export function IslandFlow() {
  return (
    <Strokes
      className="absolute top-1/2 left-1/2 -translate-1/2 text-tint-600 opacity-85"
      href={file.src}
      style={{ height: 640, width: 2000 }}
    />
  );
}
