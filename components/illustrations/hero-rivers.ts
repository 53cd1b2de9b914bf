import { buildMaskFile, type Stroke, type ViewBox } from "@/lib/base/drawing/mask-file";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";

/** Size of the panel in CSS pixels. */
export const riverPanel = { width: 496, height: 508 };

const { width: w, height: h } = riverPanel;
/** The river's baseline without the panel. */
export const riverLevel = h + 172;
const level = riverLevel;

/** Around the panel, in the panel's coordinates; both ends extend beyond a window of 3,000 px. */
const aroundPanel: readonly ControlPoint[] = [
  [-1600, level + 2, 2.1],
  [-1050, level - 40, 1.9],
  [-640, level + 4, 1.6],
  [-330, level - 22, 1.3],
  [-60, level + 6, 1],
  [80, level - 2, 0.8],
  [158, level - 50, 0.62],
  [120, level - 102, 0.66],
  [0, h + 46, 0.84],
  [-66, h - 50, 0.95],
  [-76, h / 2, 1],
  [-62, 50, 1],
  [4, -52, 1.02],
  [120, -82, 1.05],
  [w / 2, -88, 1.08],
  [w - 120, -82, 1.05],
  [w - 4, -52, 1.02],
  [w + 62, 50, 1],
  [w + 76, h / 2, 1],
  [w + 66, h - 50, 0.95],
  [w, h + 46, 0.84],
  [w - 120, level - 102, 0.66],
  [w - 158, level - 50, 0.62],
  [w - 80, level - 2, 0.8],
  [w + 70, level - 4, 1],
  [w + 300, level - 70, 1.4],
  [w + 640, level - 10, 1.8],
  [w + 1300, level - 60, 2.2],
];

/** Size of the drawing for narrow windows, in CSS pixels; its ends extend beyond both sides. */
export const oxbowSize = { width: 350, height: 348 };

const middle = oxbowSize.width / 2;
export const oxbowBase = 288;
const base = oxbowBase;

/** A full oxbow with a narrow neck, for windows too small for a river around the panel. */
const oxbow: readonly ControlPoint[] = [
  [-460, base - 18, 1.9],
  [-240, base + 22, 1.4],
  [-60, base - 12, 1.1],
  [70, base + 2, 0.9],
  [132, base - 30, 0.72],
  [116, base - 66, 0.76],
  [68, base - 96, 0.92],
  [40, base - 160, 1],
  [70, base - 226, 1],
  [middle, base - 256, 1],
  [280, base - 226, 1],
  [310, base - 160, 1],
  [282, base - 96, 0.92],
  [234, base - 66, 0.76],
  [218, base - 30, 0.72],
  [280, base + 2, 0.9],
  [410, base - 10, 1.1],
  [590, base - 42, 1.4],
  [830, base + 10, 1.9],
];

/**
 * A river of the home page: its middle stroke and center line, which text and animation follow, and the view box
 * with its banks.
 */
export type HeroRiver = { main: string; banks: Stroke[]; sheet: ViewBox; center: Point[] };

/** Room for half a stroke, and for curves that overshoot their points. */
const viewBoxMargin = 4;

/** The smallest view box, in whole units, that contains all `lines`. */
function viewBoxAround(lines: readonly (readonly Point[])[]): ViewBox {
  const points = lines.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const before = (all: readonly number[]) => Math.floor(Math.min(...all)) - viewBoxMargin;
  const after = (all: readonly number[]) => Math.ceil(Math.max(...all)) + viewBoxMargin;
  const [x, y] = [before(xs), before(ys)];
  return { x, y, width: after(xs) - x, height: after(ys) - y };
}

/** Strokes at the same distance from the center share a path; outer ones are fainter. */
function drawRiver(river: Parameters<typeof ribbon>[0]): HeroRiver {
  const { strokes, center } = ribbon(river);
  const middleStroke = (strokes.length - 1) / 2;
  const pathAt = (offset: number) =>
    toPath(strokes[middleStroke + offset] ?? [], { grid: 1, tolerance: 0.7 });
  const offsets = Array.from({ length: middleStroke }, (_, i) => i + 1);
  return {
    main: pathAt(0),
    banks: offsets.map((offset) => ({ d: pathAt(-offset) + pathAt(offset), opacity: 1 - 0.1 * offset })),
    sheet: viewBoxAround(strokes),
    center,
  };
}

/** The banks of a river as an image. */
export function drawBanks({ banks, sheet }: HeroRiver): string {
  return buildMaskFile(banks, { sheet, width: 1.25 });
}

/** The river of wide windows, in the panel's coordinates. */
export const riverAroundPanel = drawRiver({ points: aroundPanel, strokes: 9, spacing: 7.6 });

/** The river of narrow windows. */
export const riverOxbow = drawRiver({ points: oxbow, strokes: 9, spacing: 5.6, seed: 2 });
