import { DecorativeDrawing } from "@/components/illustrations/drawing";
import uprightPaths from "@/components/illustrations/request-paths.svg";
import riverCss from "@/components/illustrations/river.module.css";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { formatCount } from "@/lib/base/format/count";
import type { RequestPath } from "@/lib/content/endpoints/schemas";
import css from "./request-path.module.css";
import {
  drawRequestPath,
  parsedShapes,
  type RequestPathLines,
  type RequestPathShape,
  rowHeights,
  waitLabel,
} from "./request-path-drawings";

export type { ParsedShape, RequestPathShape } from "./request-path-drawings";

const width = 1200;
const axis = 322;
const height = 352;
/** Start of the time scale; stages are placed on it at their measured time. */
const scaleFrom = 20;

type PlacedStage = { name: string; x: number };

/** "171 ms" or "2 h": a stage's time in the path's own unit. */
function formatStageTime(at: number, unit: RequestPath["unit"]): string {
  return `${formatCount(at)} ${unit}`;
}

/** Stages at their positions on the time scale of `path`, in user units. */
function placeStages(path: RequestPath, scaleTo: number): PlacedStage[] {
  const total = path.stages.at(-1)?.at ?? 1;
  return path.stages.map(({ name, at }) => ({
    name,
    x: Math.round(scaleFrom + (at / total) * (scaleTo - scaleFrom)),
  }));
}

/** Vertical position of the river at `x`. */
function heightAt(center: readonly Point[], x: number): number {
  const after = center.findIndex((point, i) => point[0] >= x && (center[i - 1]?.[0] ?? x) < x);
  return Math.round((center[after] ?? center.at(-1) ?? [0, 0])[1]);
}

/** Up to four labeled intervals on the scale. */
const labelSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Up to sixty ticks with a few labels. */
function TimeScale({ path, scaleTo }: { path: RequestPath; scaleTo: number }) {
  const total = path.stages.at(-1)?.at ?? 1;
  const tick = [0.1, 20, 50, 100, 200].find((size) => total / size <= 60) ?? 500;
  const major = path.unit === "h" ? 10 : 5;
  const lengthOf = (time: number) => (time / total) * (scaleTo - scaleFrom);
  const place = (time: number) => Math.round((scaleFrom + lengthOf(time)) * 2) / 2;
  /** Ticks are the dashes of a line that is as thick as they are high. */
  const ticks = (every: number, high: number) => (
    <path
      className={css.timeScale}
      d={`M${scaleFrom - 0.5} ${axis - high / 2}H${scaleTo + 0.5}`}
      strokeDasharray={`1 ${(lengthOf(every) - 1).toFixed(2)}`}
      strokeWidth={high}
    />
  );
  const step = labelSteps.find((size) => total / size < 5) ?? total;
  const labels = Array.from({ length: Math.floor(total / step) + 1 }, (_, i) => i * step);
  return (
    <>
      <path className={css.timeScale} d={`M${scaleFrom} ${axis}H${scaleTo}`} />
      {ticks(tick, 6)}
      {ticks(tick * major, 12)}
      <g className={css.timeLabels} textAnchor="middle">
        {labels.map((time) => (
          <text key={time} x={place(time)} y={axis + 20}>
            {time === 0 ? 0 : formatStageTime(time, path.unit)}
          </text>
        ))}
      </g>
    </>
  );
}

/** The blocked direct path: dotted, up to a striped gate, with a label. */
function BlockedPath({ path, label }: { path: NonNullable<RequestPathLines["blocked"]>; label: string }) {
  const x = Math.round(path.gateX);
  return (
    <>
      <path className={css.blocked} d={`M${Math.round(path.fromX) + 16} ${path.y}H${Math.round(path.toX)}`} />
      <rect className={css.gate} height="44" width="10" x={x - 5} y={path.y - 22} />
      <path className={css.gateBands} d={`M${x} ${path.y - 22}v44`} />
      <text className={css.sideLabel} dy="2em" textAnchor="end" x={x - 18} y={path.y}>
        {label}
      </text>
    </>
  );
}

/** Lines from each stage to the scale. Drawn first, so that none crosses a label. */
function Guides({ stages, center }: { stages: PlacedStage[]; center: readonly Point[] }) {
  const lines = stages.map(({ x }) => `M${x + 0.5} ${heightAt(center, x) + 12}V${axis}`);
  return <path className={css.guides} d={lines.join("")} />;
}

/** A numbered mark at each stage: on the river, or across the rows of a parsed page. */
function StageMarks({
  stages,
  drawn: { center, ruledFrom = stages.length },
  rows,
}: {
  stages: PlacedStage[];
  drawn: RequestPathLines;
  rows: readonly number[];
}) {
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  return stages.map(({ name, x }, i) => {
    const isAcrossRows = i > ruledFrom;
    const y = isAcrossRows ? (top + bottom) / 2 : heightAt(center, x);
    return (
      <g className={css.stage} key={name}>
        {isAcrossRows ? (
          <rect height={bottom - top + 20} rx="9" width="18" x={x - 9} y={top - 10} />
        ) : (
          <circle cx={x} cy={y} r="9" />
        )}
        <text dominantBaseline="central" textAnchor="middle" x={x} y={y}>
          {i + 1}
        </text>
      </g>
    );
  });
}

/** The label of the waiting time, with an arrow back to the start. */
function WaitLabel({ name }: { name: string }) {
  const { x, y } = waitLabel;
  return (
    <>
      <path className={css.waitArrows} d={`M${x - 290} ${y - 9}l-11 9 11 9M${x + 310} ${y - 9}l-11 9 11 9`} />
      <text className={css.waterName} textAnchor="middle" x={x} y={y + 6}>
        {name}
      </text>
    </>
  );
}

/** Banks and gates, drawn on top of the water. */
function Walls({ walls }: { walls: NonNullable<RequestPathLines["walls"]> }) {
  return (
    <path
      className={css.wall}
      d={walls
        .map(([from, to]) => `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`)
        .join("")}
    />
  );
}

/** The drawing for wide windows, on a time scale. Decorative: the list below has the same facts. */
export function RequestPathDrawing({
  shape,
  path,
  label,
  fields,
}: {
  shape: RequestPathShape;
  path: RequestPath;
  /** Text at the blocked path, in the wait between two runs, or beside the river. */
  label: string | null;
  /** Field names on the lines of a parsed page, from top to bottom, in groups. */
  fields: readonly (readonly string[])[] | null;
}) {
  // The names of fields are beside the end of the scale.
  const scaleTo = fields ? 1116 : 1180;
  const stages = placeStages(path, scaleTo);
  const heights = rowHeights(fields ?? []);
  const drawn = drawRequestPath(shape, (stage) => stages[stage]?.x ?? scaleTo, heights);
  const main = Math.floor(drawn.strokes.length / 2);
  // The steps of a lock are steep.
  const stride = shape === "lock" ? 1 : 4;
  return (
    <svg
      aria-hidden="true"
      className="overflow-visible max-sm:hidden"
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
    >
      <Guides center={drawn.center} stages={stages} />
      {drawn.others?.map((line) => {
        const data = toPath(line, stride);
        return <path className={`${riverCss.river} ${css.riverOthers}`} d={data} key={data} />;
      })}
      {drawn.strokes
        .map((line) => toPath(line, stride))
        .map((data, i) => (
          <path
            className={i === main ? `${riverCss.river} ${riverCss.riverMain}` : riverCss.river}
            d={data}
            key={data}
          />
        ))}
      {drawn.tail && <path className={riverCss.river} d={toPath(drawn.tail)} />}
      {drawn.walls && <Walls walls={drawn.walls} />}
      {drawn.note && label && (
        <text
          className={css.sideLabel}
          textAnchor={drawn.note.anchor}
          x={drawn.note.at[0]}
          y={drawn.note.at[1]}
        >
          {label}
        </text>
      )}
      {drawn.blocked && label && <BlockedPath label={label} path={drawn.blocked} />}
      {shape === "cycle" && <WaitLabel name={label ?? ""} />}
      {fields?.flat().map((field, i) => (
        <text className={css.ruledField} key={heights[i]} x={scaleTo + 14} y={(heights[i] ?? 0) - 5}>
          {field}
        </text>
      ))}
      <TimeScale path={path} scaleTo={scaleTo} />
      <StageMarks drawn={drawn} rows={heights} stages={stages} />
    </svg>
  );
}

const isParsedShape = (shape: RequestPathShape): boolean => parsedShapes.some((one) => one === shape);

/** Where the drawings for narrow windows have their stages, in px from the left; 44 if not given. */
const uprightStages: Partial<Record<RequestPathShape, readonly number[]>> = {
  gateway: [16, 44, 72, 16, 44],
  parse: [44, 44, 22],
  cycle: [63, 63, 63, 63, 63],
  retry: [44, 44, 44, 72],
  lock: [19, 19, 19, 19, 44, 69],
};

/**
 * The stages as a list: with the narrow drawing beside it, or in columns below the wide one, which from `md` up has their numbers.
 */
export function RequestPathStages({
  shape,
  path: { stages, unit },
  texts,
}: {
  shape: RequestPathShape;
  path: RequestPath;
  texts: readonly (string | null)[];
}) {
  const isParsed = isParsedShape(shape);
  const upright = isParsed ? "parse" : shape;
  return (
    <ol className="grid max-sm:auto-rows-fr sm:max-md:grid-cols-3 md:auto-cols-fr md:grid-flow-col sm:pt-4">
      {stages.map(({ name, at }, i) => (
        <li className="relative pb-6 pl-26 sm:pr-6 sm:pl-0 md:pb-0" key={name}>
          {i === 0 && (
            // In the file, stages are 100 units apart; here, as far as their texts are high.
            <DecorativeDrawing
              className="absolute top-3.25 left-[.5px] w-22 overflow-visible sm:hidden"
              file={uprightPaths}
              part={upright}
              preserveAspectRatio="none"
              style={{ height: `${stages.length - 1}00%` }}
              viewBox={`0 0 56 ${stages.length - 1}00`}
            />
          )}
          <span
            aria-hidden="true"
            className={`${css.uprightStage} absolute top-1.25 h-4 w-4 rounded-full border-5 border-ground bg-fg sm:hidden`}
            style={
              isParsed && i > 4
                ? { left: 0.5, width: 88 }
                : { left: (uprightStages[upright]?.[i] ?? 44) - 7.5 }
            }
          />
          <p className="text-accent text-sm italic">
            <span
              aria-hidden="true"
              className="mr-2 inline-grid size-5 place-items-center rounded-full border border-fg text-fg text-xs not-italic max-md:hidden"
            >
              {i + 1}
            </span>
            {formatStageTime(at, unit)}
          </p>
          <h3 className="heading-4">{name}</h3>
          {texts[i] && <p className="mt-1 text-fg-2 text-sm leading-normal">{texts[i]}</p>}
        </li>
      ))}
    </ol>
  );
}
