import { clsx } from "clsx";
import type { ReactNode } from "react";
import { toPath } from "@/lib/base/drawing/path";
import { distance, type Point } from "@/lib/base/drawing/points";
import css from "./hero-river.module.css";
import {
  oxbowBase,
  oxbowSize,
  type HeroRiver as River,
  riverAroundPanel,
  riverLevel,
  riverOxbow,
  riverPanel,
} from "./hero-rivers";
import panelBanks from "./panel-banks.svg";
import { Strokes } from "./strokes";

/** A label along the river: the text, and a point near its position on the center line. */
type Station = { text: string; near: Point };

/** Average character width in `.hero-river text`, letter spacing included, in user units. */
const letterWidth = { wide: 8.1, narrow: 7.1 };

/** Number of points from the start of `line` that cover `length` user units. */
function countAlong(line: readonly Point[], length: number): number {
  let walked = 0;
  const end = line.findIndex((point, i) => {
    walked += distance(line[i - 1] ?? point, point);
    return walked >= length;
  });
  return end === -1 ? line.length : end;
}

/** The section of `center` around the point nearest to `near`, `length` user units long. */
function stretchAt(center: readonly Point[], near: Point, length: number): Point[] {
  const distances = center.map((point) => distance(point, near));
  const nearest = distances.indexOf(Math.min(...distances));
  const before = countAlong(center.slice(0, nearest + 1).reverse(), length / 2);
  const after = countAlong(center.slice(nearest), length / 2);
  return center.slice(Math.max(0, nearest - before), nearest + after + 1);
}

/** A label that interrupts the river's lines. */
function Lettering({
  id,
  center,
  stations,
  advance,
}: {
  id: string;
  center: readonly Point[];
  stations: readonly Station[];
  advance: number;
}) {
  return stations.map(({ text, near }, i) => {
    const path = toPath(stretchAt(center, near, text.length * advance + 14), { grid: 1 });
    return (
      <g key={text}>
        <path className={css.riverGap} d={path} id={`${id}-${i}`} />
        <text dy="4.5">
          <textPath href={`#${id}-${i}`} startOffset="50%" textAnchor="middle">
            {text}
          </textPath>
        </text>
      </g>
    );
  });
}

/** The center line, and an animated segment of it. */
function CenterLine({ id, main }: { id: string; main: string }) {
  return (
    <>
      <g className={`river-main ${css.riverMain}`}>
        <path d={main} id={`${id}-main`} pathLength="100" />
      </g>
      <use className={css.riverDrift} href={`#${id}-main`} />
    </>
  );
}

/** The blocked direct path: a dotted line with a cross and a label. */
function BlockedPath({
  from,
  to,
  y,
  label,
  below,
}: {
  from: number;
  to: number;
  y: number;
  label: string;
  below: number;
}) {
  const middle = (from + to) / 2;
  return (
    <>
      <path className={css.riverClosed} d={`M${from} ${y}H${to}`} />
      <circle className="fill-ground stroke-none" cx={middle} cy={y} r="13" />
      <path className="stroke-danger stroke-2" d={`M${middle - 6} ${y - 6}l12 12m0-12l-12 12`} />
      <text className={css.riverName} textAnchor="middle" x={middle} y={y + below}>
        {label}
      </text>
    </>
  );
}

const { width: w, height: h } = riverPanel;
const level = riverLevel;

const stationsAroundPanel: readonly Point[] = [
  [-330, level - 22],
  [-76, h / 2],
  [w / 2, -88],
  [w + 76, h / 2],
  [w + 8, level + 4],
];

type RiverDrawingProps = {
  id: string;
  river: River;
  /** Size of the drawing, in CSS pixels. */
  size: { width: number; height: number };
  description: string;
  className?: string;
  children: ReactNode;
};

/** A river's drawing, in CSS pixels. */
function RiverDrawing({ id, river, size, description, className, children }: RiverDrawingProps) {
  return (
    <svg
      aria-label={description}
      className={clsx(css.heroRiver, "hero-river", className)}
      height={size.height}
      role="img"
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
    >
      <CenterLine id={id} main={river.main} />
      {children}
    </svg>
  );
}

type RiverProps = {
  /** Labels of the stages from request to response, in order. */
  stations: readonly string[];
  blockedPath: string;
  description: string;
};

/** A river's banks, from a picture file. */
function Banks({ of: { sheet }, href }: { of: River; href: string }) {
  const { x, y, width, height } = sheet;
  return (
    <Strokes
      className={`hero-banks ${css.heroBanks}`}
      href={href}
      style={{ height, left: x, top: y, width }}
    />
  );
}

/** The river for wide windows; it bends around a panel of the size `riverPanel`. */
export function HeroRiver({ stations, blockedPath, description }: RiverProps) {
  return (
    <>
      <Banks href={panelBanks.src} of={riverAroundPanel} />
      <RiverDrawing description={description} id="river" river={riverAroundPanel} size={riverPanel}>
        <BlockedPath below={38} from={122} label={blockedPath} to={w - 122} y={level} />
        <Lettering
          advance={letterWidth.wide}
          center={riverAroundPanel.center}
          id="river"
          stations={stationsAroundPanel.map((near, i) => ({ near, text: stations[i] ?? "" }))}
        />
      </RiverDrawing>
    </>
  );
}

const middle = oxbowSize.width / 2;
const base = oxbowBase;

const stationsOnOxbow: readonly Point[] = [
  [34, base - 2],
  [42, base - 140],
  [middle, base - 256],
  [308, base - 140],
  [322, base + 2],
];

/**
 * The river for narrow windows, drawn for 390 px: a bend around the total time of a request. Its banks are in the
 * document: as a file, a phone would paint its largest drawing two seconds late.
 */
export function HeroOxbow({ stations, blockedPath, description, reading }: RiverProps & { reading: string }) {
  const { width } = oxbowSize;
  return (
    <RiverDrawing
      className={css.heroRiverNarrow}
      description={description}
      id="oxbow"
      river={riverOxbow}
      size={oxbowSize}
    >
      {riverOxbow.banks.map(({ d, opacity }) => (
        <path d={d} key={opacity} opacity={opacity} />
      ))}
      <BlockedPath below={34} from={120} label={blockedPath} to={width - 120} y={base} />
      <Lettering
        advance={letterWidth.narrow}
        center={riverOxbow.center}
        id="oxbow"
        stations={stationsOnOxbow.map((near, i) => ({ near, text: stations[i] ?? "" }))}
      />
      <text className={css.riverReading} textAnchor="middle" x={middle} y={base - 146}>
        {reading}
      </text>
      <text className={css.riverName} textAnchor="middle" x={middle} y={base - 118}>
        code to first byte
      </text>
    </RiverDrawing>
  );
}
