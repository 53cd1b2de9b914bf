import { DecorativeDrawing, Drawing, type DrawingFile } from "./drawing";
import narrow from "./strata-narrow.svg";
import wide from "./strata-wide.svg";

type Crop = {
  file: DrawingFile;
  width: number;
  height: number;
  /** Horizontal position of the labels, and the vertical position of each layer there. */
  labelsX: number;
  layersY: readonly number[];
};

/** The picture for wide windows, and a smaller crop for others; both show the center. */
const crops = {
  wide: {
    file: wide,
    width: 2800,
    height: 860,
    labelsX: 1839,
    layersY: [295, 366, 440, 510, 570, 621, 675, 736],
  },
  narrow: {
    file: narrow,
    width: 1200,
    height: 470,
    labelsX: 603,
    layersY: [83, 131, 188, 239, 277, 319, 368, 405],
  },
} satisfies Readonly<Record<string, Crop>>;

/** Every layer but the lowest is a refresh. */
export const refreshCount = crops.wide.layersY.length - 1;

/** The color of each layer. Its label is outlined in it, so that no line crosses the text. */
const layerFills = [
  ...[100, 200, 300, 400, 500, 600, 800].map((step) => `var(--tint-${step})`),
  "var(--deep)",
];

/** Labels on the deeper, darker layers need a light color. In the dark scheme it is the other way round, except at the bottom. */
function colorOn(layer: number): string {
  if (layer === refreshCount) return "on-deep fill-fg";
  return layer > 4 ? "fill-inverse" : "fill-ink";
}

/** Layers of ground, one per refresh, newest first. Decorative: the dates are in the text as well. */
export function Strata({
  labels,
  size,
  className,
}: {
  labels: readonly string[];
  size: keyof typeof crops;
  className?: string;
}) {
  const { file, width, height, labelsX, layersY } = crops[size];
  return (
    <svg
      aria-hidden="true"
      className={className}
      height={height}
      preserveAspectRatio="xMidYMax slice"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <Drawing file={file} />
      {layersY.map((y, layer) => (
        <text
          className={`font-medium text-[14px] italic stroke-14 [paint-order:stroke] [stroke-linejoin:round] ${colorOn(layer)}`}
          key={y}
          stroke={layerFills[layer]}
          x={labelsX}
          y={y + 22}
        >
          {labels[layer]}
        </text>
      ))}
    </svg>
  );
}

/** The flat part of the layers, along the bottom of a dark section. Decorative. */
export function StrataFloor() {
  return (
    <DecorativeDrawing
      className="absolute inset-x-0 bottom-0 h-60 w-full overflow-visible"
      file={wide}
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 560 1300 240"
    />
  );
}
