import {
  boxAround,
  circleRadius,
  coverDots,
  inkOf,
  listFreeLabels,
  type MapMark,
  type MapRing,
  type PlacedLabel,
  placeLabels,
  placeRingLabels,
} from "@/components/charts/map-labels";
import type { CountryDots, CountryMapData } from "@/lib/base/drawing/country-map";
import type { Point } from "@/lib/base/drawing/points";
import { projectMap } from "@/lib/base/drawing/projection";
import { dotAt } from "@/lib/base/drawing/world";
import { formatCount } from "@/lib/base/format/count";
import { DotLegend } from "./dot-legend";
import { MapFrame } from "./map-frame";

/** Width of the map in SVG user units; `placeLabels` uses the same units. */
export const countryMapWidth = 720;
/** Distance of the frame's outer border from the map. */
const edge = 26;
/** Ends with that border, so that what is above and below the map aligns with it. */
const margin = edge + 0.5;
const dotSizes = [0.5, 0.72, 1, 1.32, 1.72];
const dotColors = [600, 500, 400, 300, 200].map((step) => `var(--tint-${step})`);
/** Size of all dots when the distribution is unknown. */
const evenSize = 0.72;

/**
 * Labels are drawn twice: one set for the full size, and fewer, larger ones for phones. The map is drawn at 0.7 to 1 times
 * its size, on phones at about 0.43: labels have at least 11 px. `max` and `maxNeighbors` limit the labels of cities and of neighboring
 * countries.
 */
const letterings = [
  { className: "max-sm:hidden", fontSize: 17, max: 14, maxNeighbors: 6 },
  { className: "sm:hidden", fontSize: 27, max: 4, maxNeighbors: 2 },
];

/** On a city map, how much larger the city's circle is than the other circles. */
const centerScale = 1.8;
/** Cities closer to the frame are left out: their circles would touch it. */
const minFrameDistance = 12;

const graticuleSteps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];
/** Round distances for scale bars and rings. */
export const kmSteps = [5, 10, 20, 50, 100, 200, 500, 1000];
/** Of latitude. */
export const kmPerDegree = 111.2;

/** A city on the map. */
type MappedCity = { name: string; lon: number; lat: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** Round degree values within a range, usually three to six. */
function listDegrees(from: number, to: number): number[] {
  const step = graticuleSteps.find((size) => (to - from) / size <= 6) ?? 20;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) =>
    Number(((first + i) * step).toFixed(2)),
  );
}

function formatDegrees(value: number, positive: string, negative: string): string {
  const turned = value > 180 ? value - 360 : value;
  const side = turned === 0 || Math.abs(turned) === 180 ? "" : turned > 0 ? positive : negative;
  return `${Number(Math.abs(turned).toFixed(2))}°${side}`;
}

/** The map's frame: border, grid lines and degrees along the edges. */
function Frame({ map, height }: { map: CountryMapData; height: number }) {
  const { toPoint } = projectMap(map, countryMapWidth);
  const columns = listDegrees(map.west, map.east).map((lon) => ({
    at: round(toPoint(lon, map.north)[0]),
    text: formatDegrees(lon, "E", "W"),
  }));
  const rows = listDegrees(map.south, map.north)
    .map((lat) => ({ at: round(toPoint(map.west, lat)[1]), text: formatDegrees(lat, "N", "S") }))
    .reverse();
  return (
    <>
      <MapFrame
        columns={columns.map(({ at }) => at)}
        edge={edge}
        height={height}
        rows={rows.map(({ at }) => at)}
        width={countryMapWidth}
      />
      <g className="fill-fg-2 font-mono text-[17px] font-[450] max-sm:hidden">
        {columns.map(({ at, text }) => (
          <text key={text} textAnchor="middle" x={at} y={height + 21}>
            {text}
          </text>
        ))}
        {rows.map(({ at, text }) => (
          <text key={text} textAnchor="middle" transform={`translate(-9 ${at}) rotate(-90)`}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** Round number of km and its length for a scale bar for the middle of the map, up to a quarter of its width. */
function measureScale(map: CountryMapData, height: number) {
  const middle = projectMap(map, countryMapWidth).toLonLat([0, height / 2])[1];
  const kmPerUnit =
    ((map.east - map.west) * kmPerDegree * Math.cos((middle * Math.PI) / 180)) / countryMapWidth;
  const km = kmSteps.findLast((step) => step / kmPerUnit < countryMapWidth * 0.26) ?? 5;
  return { km, length: round(km / kmPerUnit) };
}

function ScaleRule({ km, length, height }: { km: number; length: number; height: number }) {
  return (
    <g transform={`translate(${round(countryMapWidth - length - 18)} ${height - 20})`}>
      <path className="fill-none stroke-fg-2" d={`M0-5V0H${length}V-5M${round(length / 2)} 0V-4`} />
      <text
        className="fill-fg-2 stroke-ground font-mono text-[17px] font-[450] max-sm:text-[27px]"
        paintOrder="stroke"
        strokeWidth="4"
        textAnchor="end"
        x={length}
        y="-9"
      >
        {formatCount(km)} km
      </text>
    </g>
  );
}

function Labels({ labels }: { labels: readonly PlacedLabel[] }) {
  return labels.map(({ labelX, labelY, anchor, text }) => (
    <text
      key={text}
      textAnchor={anchor === "start" ? undefined : anchor}
      x={Math.round(labelX)}
      y={Math.round(labelY)}
    >
      {text}
    </text>
  ));
}

/** A circle at each mark: the round ends of a line without a length, drawn twice. */
function Circles({ marks, radius }: { marks: readonly MapMark[]; radius: number }) {
  const data = marks.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");
  return (
    <g className="fill-none" strokeLinecap="round">
      <path className="stroke-soft" d={data} strokeWidth={round(2.4 * radius)} />
      <path className="stroke-ground" d={data} strokeWidth={round(1.6 * radius)} />
    </g>
  );
}

/** Dotted lines from a city to others, and a circle around it. */
function NearLines({
  center: [x, y],
  ends,
  radius,
}: {
  center: Point;
  ends: readonly MapMark[];
  radius: number;
}) {
  return (
    <>
      <path
        className="stroke-soft stroke-[1.6]"
        d={ends.map((end) => `M${x} ${y}L${round(end.x)} ${round(end.y)}`).join("")}
        strokeDasharray="0.1 5"
        strokeLinecap="round"
      />
      <circle
        className="fill-ground stroke-soft"
        cx={x}
        cy={y}
        paintOrder="normal"
        r={round(radius * centerScale)}
        strokeWidth="0.14em"
      />
    </>
  );
}

type CountryMapProps = {
  map: CountryMapData;
  dots: CountryDots;
  /** Largest first: they get labels first. */
  cities: readonly MappedCity[];
  description: string;
  /** Distances from the first city, with their labels. */
  rings?: readonly MapRing[];
  /** Names of the cities to which lines lead from the first one, if they have labels. Only with `rings`. */
  near?: readonly string[];
};

/** Map of one country or a part of it: its dots, its cities, and the land around it. */
export function CountryMap({ map, dots, cities, description, rings = [], near = [] }: CountryMapProps) {
  const { height: exact, toPoint } = projectMap(map, countryMapWidth);
  const height = Math.round(exact);
  const scale = countryMapWidth / (map.columns * 2);
  const scaleBar = measureScale(map, height);
  const center = rings[0]?.center;
  const marks = cities
    .map(({ name, lon, lat }): MapMark => {
      const [x, y] = toPoint(lon, lat);
      return { x, y, text: name };
    })
    .filter(
      ({ x, y }) =>
        x > minFrameDistance &&
        x < countryMapWidth - minFrameDistance &&
        y > minFrameDistance &&
        y < height - minFrameDistance,
    );
  const around = map.names.map(({ name, row, column }): MapMark => {
    const [x, y] = dotAt(row, column);
    return { x: x * scale, y: y * scale, text: name };
  });
  const layouts = letterings.map(({ className, fontSize, max, maxNeighbors }) => {
    const page = { width: countryMapWidth, height, fontSize, max };
    const reserved = {
      left: countryMapWidth - scaleBar.length - 30,
      right: countryMapWidth,
      top: height - 36 - fontSize,
      bottom: height,
    };
    // A city without space for its name has no circle either.
    const labels = placeLabels(marks, page);
    const ringLabels = placeRingLabels(rings, labels, page, reserved);
    const names = listFreeLabels(around, [...labels, ...ringLabels], page, reserved).slice(0, maxNeighbors);
    return { className, fontSize, radius: fontSize * circleRadius, labels, ringLabels, names };
  });
  return (
    <svg
      aria-label={description}
      className="h-auto w-full"
      role="img"
      viewBox={`${-margin} ${-margin} ${countryMapWidth + 2 * margin} ${height + 2 * margin}`}
    >
      <g
        className="fill-none"
        strokeDasharray="0 2"
        strokeLinecap="round"
        transform={`scale(${scale.toFixed(4)})`}
      >
        <path className="stroke-soft/22" d={dots.others} strokeWidth="0.3" />
        {dots.classes.map((data, level) => {
          const isEven = dots.thresholds.length === 0;
          const size = isEven ? evenSize : dotSizes[level];
          const color = dotColors[isEven ? 2 : level];
          return data !== "" && <path d={data} key={size} stroke={color} strokeWidth={size} />;
        })}
        {layouts.map(({ className, fontSize, radius, labels, ringLabels }) => (
          <path
            className={`stroke-ground ${className}`}
            d={coverDots(
              [
                ...[...labels, ...ringLabels].map((label) => inkOf(label, fontSize)),
                ...labels.map(({ x, y }) => boxAround([x, y], radius)),
                ...(center ? [boxAround(center, radius * centerScale)] : []),
              ],
              scale,
            )}
            key={className}
            strokeDasharray="none"
            strokeLinecap="butt"
            strokeWidth="2"
          />
        ))}
      </g>
      <Frame height={height} map={map} />
      <clipPath id="map-clip">
        <rect height={height} width={countryMapWidth} />
      </clipPath>
      <g clipPath="url(#map-clip)">
        {rings.map(({ center: [x, y], radius, text }) => (
          <circle className="fill-none stroke-soft/50" cx={x} cy={y} key={text} r={radius} />
        ))}
      </g>
      {layouts.map(({ className, fontSize, radius, labels, ringLabels, names }) => (
        <g
          className={`fill-fg stroke-ground font-medium ${className}`}
          fontSize={fontSize}
          key={className}
          paintOrder="stroke"
          strokeLinejoin="round"
          strokeWidth="0.3em"
        >
          {center && (
            <NearLines
              center={center}
              ends={labels.filter(({ text }) => near.includes(text))}
              radius={radius}
            />
          )}
          <g className="fill-fg-3 font-normal tracking-[0.06em] italic">
            <Labels labels={names} />
          </g>
          {ringLabels.length > 0 && (
            <g className="fill-fg-2 font-[450] font-mono">
              <Labels labels={ringLabels} />
            </g>
          )}
          <Labels labels={labels} />
          <Circles marks={labels} radius={radius} />
        </g>
      ))}
      <ScaleRule height={height} {...scaleBar} />
    </svg>
  );
}

/** The legend of a country's map: the classes that it has. It stands in a container as wide as the map. */
export function CountryLegend({
  map,
  dots: { classes, thresholds },
}: {
  map: CountryMapData;
  dots: CountryDots;
}) {
  const halfStep = countryMapWidth / (2 * map.columns);
  const dots = dotSizes.map((size, i) =>
    classes[i] ? ([halfStep * size, dotColors[i] ?? ""] as const) : undefined,
  );
  return (
    <DotLegend
      className="flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-xs"
      dots={dots}
      thresholds={thresholds}
      mapUnits={countryMapWidth + 2 * margin}
    />
  );
}
