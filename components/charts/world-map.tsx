import { columnLetters, mapFrame, meridians, rowNumbers } from "@/lib/base/drawing/atlas";
import type { MappedCountry } from "@/lib/base/drawing/dot-map";
import { dotLimits, dotSizes, mapDotsPath } from "@/lib/base/drawing/map-dots";
import { landGrid, projectWorld } from "@/lib/base/drawing/world";
import { formatShortCount } from "@/lib/base/format/count";
import { routes } from "@/lib/base/routes";
import { countrySlug } from "@/lib/features/locations/slugs";
import css from "./world-map.module.css";

const width = 1440;
const millions = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Space around the map for the frame's labels. */
const margin = 26;

/** A name on the map: its position, and a leader line if it is away from its country. */
type Label = { code: string; lon: number; lat: number; end?: boolean; leader?: [lon: number, lat: number] };

const labels: readonly Label[] = [
  { code: "US", lon: -126, lat: 33, end: true },
  { code: "BR", lon: -31, lat: -9 },
  { code: "IN", lon: 84, lat: 12 },
  { code: "GB", lon: -11, lat: 54.5, end: true },
  { code: "DE", lon: -9, lat: 62.5, end: true, leader: [9.5, 53.5] },
  { code: "ID", lon: 116, lat: -13 },
  { code: "MX", lon: -108, lat: 17, end: true },
  { code: "JP", lon: 144, lat: 34 },
  { code: "FR", lon: -6, lat: 46.6, end: true },
  { code: "TR", lon: 15.5, lat: 34.2 },
  { code: "AR", lon: -54, lat: -39 },
  { code: "PH", lon: 129, lat: 12 },
  { code: "ZA", lon: 34, lat: -32.5 },
  { code: "AU", lon: 155, lat: -29 },
  { code: "CO", lon: -81, lat: 3, end: true },
  { code: "NG", lon: 1, lat: 1.5, end: true },
  { code: "CA", lon: -131, lat: 49.5, end: true },
  { code: "VN", lon: 112.5, lat: 19.6 },
];

const seas = [
  { name: "Atlantic", lon: -38, lat: 32 },
  { name: "Pacific", lon: -140, lat: -12 },
  { name: "Indian Ocean", lon: 80, lat: -27 },
];

/** A country of the map with its label. */
export type NamedCountry = MappedCountry & { code: string; name: string };

const middles = (edges: readonly number[]) =>
  edges.slice(1).map((edge, i) => Math.round((edge + (edges[i] ?? 0)) / 2));

/** The map's border with the letters and numbers of the grid squares. */
function Frame() {
  const { columns, rows, height } = mapFrame(width);
  const round = (value: number) => Math.round(value);
  const bars =
    columns
      .map((x, i) =>
        i % 2
          ? ""
          : `M${round(x)}-4H${round(columns[i + 1] ?? width)}M${round(x)} ${round(height + 4)}H${round(columns[i + 1] ?? width)}`,
      )
      .join("") +
    rows
      .map((y, i) =>
        i % 2
          ? ""
          : `M-4 ${round(y)}V${round(rows[i + 1] ?? height)}M${width + 4} ${round(y)}V${round(rows[i + 1] ?? height)}`,
      )
      .join("");
  const grid =
    columns
      .slice(1, -1)
      .map((x) => `M${round(x)} 0V${round(height)}`)
      .join("") +
    rows
      .slice(1, -1)
      .map((y) => `M0 ${round(y)}H${width}`)
      .join("");
  return (
    <>
      <path className={css.mapGrid} d={grid} />
      <rect className={css.mapNeat} height={round(height)} width={width} />
      <rect
        className={css.mapEdge}
        height={round(height) + 2 * margin}
        width={width + 2 * margin}
        x={-margin}
        y={-margin}
      />
      <path className={css.mapBars} d={bars} />
      <g className={css.mapLetters}>
        {middles(columns).map((x, i) => (
          <text key={columnLetters[i]} x={x} y="-10">
            {columnLetters[i]}
          </text>
        ))}
        {middles(rows).map((y, i) => (
          <text key={rowNumbers[i]} x="-15" y={y + 4}>
            {rowNumbers[i]}
          </text>
        ))}
        {meridians.map((lon, i) => (
          <text key={lon} x={round(columns[i + 1] ?? 0)} y={round(height) + 19}>
            {`${Math.abs(lon)}°${lon === 0 || lon === 180 ? "" : lon < 0 ? "W" : "E"}`}
          </text>
        ))}
      </g>
    </>
  );
}

function Names({ countries }: { countries: readonly NamedCountry[] }) {
  const { projection } = projectWorld(width);
  const at = (lon: number, lat: number) => (projection([lon, lat]) ?? [0, 0]).map(Math.round);
  return (
    <g className={css.mapNames}>
      {seas.map(({ name, lon, lat }) => {
        const [x, y] = at(lon, lat);
        return (
          <text className={css.mapSea} key={name} x={x} y={y}>
            {name}
          </text>
        );
      })}
      {labels.map(({ code, lon, lat, end, leader }) => {
        const country = countries.find((row) => row.code === code);
        if (!country) return null;
        const [x = 0, y = 0] = at(lon, lat);
        return (
          <g key={code}>
            {leader && <path d={`M${x + 6} ${y - 4}L${at(...leader).join(" ")}`} />}
            <a href={routes.location(countrySlug(code))}>
              <text textAnchor={end ? "end" : undefined} x={x} y={y}>
                {country.name} <tspan>{millions.format(country.count / 1_000_000)}</tspan>
              </text>
            </a>
          </g>
        );
      })}
    </g>
  );
}

function Legend({ y, note }: { y: number; note: string | null }) {
  const step = 44;
  return (
    <g className={`${css.mapLegend} max-md:hidden`} transform={`translate(40 ${Math.round(y)})`}>
      <rect height={note ? 118 : 96} width="286" x="-18" y="-28" />
      <text className={css.mapLegendTitle}>IPs per dot</text>
      <g className={css.mapDots} transform="translate(6 30) scale(4.29)">
        {dotSizes.slice(1).map((size, i) => (
          <path
            className={css[`map-dots-${i + 1}`]}
            d={`M${((i * step) / 4.29).toFixed(1)} 0h1`}
            key={size}
            strokeWidth={size}
          />
        ))}
      </g>
      {dotLimits.map((limit, i) => (
        <text className={css.mapLegendLimit} key={limit} x={6 + (i + 0.5) * step} y="54">
          {formatShortCount(limit)}
        </text>
      ))}
      {note && (
        <text className={css.mapLegendNote} y="77">
          {note}
        </text>
      )}
    </g>
  );
}

/** Size of the whole picture, frame included, for a map of this size. */
const framed = (size: number) => Math.round(size) + 2 * margin + 2;
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/** Position of a map point in the whole picture, in percent of its width and height. */
function pointPosition(x: number, y: number): { left: string; top: string } {
  const { height } = projectWorld(width);
  return {
    left: percent(x + margin + 1, framed(width)),
    top: percent(y + margin + 1, framed(height)),
  };
}

/** Position of a place in the whole picture, in percent of its width and height. */
export function mapPosition(lon: number, lat: number): { left: string; top: string } {
  const [x, y] = projectWorld(width).projection([lon, lat]) ?? [0, 0];
  return pointPosition(x, y);
}

/** The dots are an image behind the SVG: an SVG `<image>` would be fetched with the page, even off screen. */
const dotsStyle = { ...pointPosition(0, 0), width: percent(width, framed(width)) };

/** The dotted world map in a frame with grid squares. `names` labels the largest countries with links. */
export function WorldMap({
  countries,
  description,
  names = true,
}: {
  countries: readonly NamedCountry[];
  description: string;
  names?: boolean;
}) {
  const { height } = mapFrame(width);
  return (
    <div className={`${css.worldMap} relative w-full max-md:w-260`}>
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no other sizes */}
      <img
        alt=""
        height={landGrid.rows * 2}
        loading="lazy"
        src={mapDotsPath}
        style={dotsStyle}
        width={landGrid.columns * 2}
      />
      <svg
        aria-label={description}
        role={names ? "group" : "img"}
        viewBox={`${-margin - 1} ${-margin - 1} ${framed(width)} ${framed(height)}`}
      >
        <Frame />
        {names && <Names countries={countries} />}
        <Legend note={names ? "Italic figures: millions of IPs in a country" : null} y={height - 106} />
      </svg>
    </div>
  );
}
