import type { ReactNode } from "react";
import type { MappedCountry } from "@/lib/base/drawing/dot-map";
import { dotColors, dotSizes, dotThresholds, mapDotsPath } from "@/lib/base/drawing/map-dots";
import { landGrid, projectWorld } from "@/lib/base/drawing/world";
import { routes } from "@/lib/base/routes";
import type { IpPool } from "@/lib/content/endpoints/schemas";
import { countrySlug } from "@/lib/features/locations/slugs";
import { DotLegend } from "./dot-legend";
import { MapFrame } from "./map-frame";
import { MapScroll } from "./map-scroll";
import css from "./world-map.module.css";

const width = 1440;
const world = projectWorld(width);
/** Of the grid, in degrees. */
const meridians = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180];
const parallels = [60, 40, 20, 0, -20, -40];
const millions = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const margin = 26;

type Label = {
  code: string;
  lon: number;
  lat: number;
  end?: boolean;
  /** The end of a line to the country, if its name is written elsewhere. */
  leader?: [lon: number, lat: number];
  /** The class for tablets, whose names are larger: some are left out, one is moved. */
  onTablets?: string | undefined;
};

const labels: readonly Label[] = [
  { code: "US", lon: -120, lat: 30.5, end: true, onTablets: css.moved },
  { code: "BR", lon: -31, lat: -9 },
  { code: "IN", lon: 70.5, lat: -3 },
  { code: "GB", lon: -11, lat: 54.5, end: true },
  { code: "DE", lon: -9, lat: 61, end: true, leader: [9.5, 53.5] },
  { code: "ID", lon: 113, lat: -15, end: true },
  { code: "MX", lon: -108, lat: 17, end: true },
  { code: "JP", lon: 144, lat: 34 },
  { code: "FR", lon: -6, lat: 46.6, end: true },
  { code: "AR", lon: -54, lat: -39, onTablets: css.wide },
  { code: "PH", lon: 129, lat: 10.2, onTablets: css.wide },
  { code: "ZA", lon: 34, lat: -32.5, onTablets: css.wide },
  { code: "AU", lon: 155, lat: -29, onTablets: css.wide },
  { code: "CO", lon: -81, lat: 3, end: true, onTablets: css.wide },
  { code: "NG", lon: 1, lat: 1.5, end: true, onTablets: css.wide },
  { code: "CA", lon: -131, lat: 49.5, end: true, onTablets: css.wide },
];

const seas = [
  { name: "Atlantic", lon: -38, lat: 32 },
  { name: "Pacific", lon: -140, lat: -12 },
  { name: "Indian Ocean", lon: 84, lat: -23 },
];

type NamedCountry = MappedCountry & { code: string; name: string };

const roundPoint = (lon: number, lat: number) => world.toPoint(lon, lat).map(Math.round);

/** The map's grid with its longitudes. */
function Frame() {
  const columns = meridians.map((lon) => Math.round(world.toPoint(lon, 0)[0]));
  const rows = parallels.map((lat) => Math.round(world.toPoint(0, lat)[1]));
  const bottom = Math.round(world.height);
  return (
    <>
      <MapFrame
        columns={[0, ...columns, width]}
        edge={margin}
        height={bottom}
        rows={[0, ...rows, bottom]}
        width={width}
      />
      <g
        className="fill-fg-2 font-mono text-[13.5px] font-[450] max-lg:translate-y-[1.5px] max-lg:text-[18px] sm:max-md:hidden"
        textAnchor="middle"
      >
        {meridians.map((lon, i) => (
          <text key={lon} x={columns[i]} y={bottom + 21}>
            {`${Math.abs(lon)}°${lon === 0 || lon === 180 ? "" : lon < 0 ? "W" : "E"}`}
          </text>
        ))}
      </g>
    </>
  );
}

/** The names on the map. */
function Names({ countries }: { countries: readonly NamedCountry[] }) {
  return (
    <>
      <g className="fill-tint-400 text-[18px] tracking-[0.34em] italic sm:max-md:hidden" textAnchor="middle">
        {seas.map(({ name, lon, lat }) => {
          const [x, y] = roundPoint(lon, lat);
          return (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          );
        })}
      </g>
      <g
        className={`${css.names} fill-fg-2 stroke-ground font-[420]`}
        paintOrder="stroke"
        strokeLinejoin="round"
        strokeWidth="5"
      >
        {labels.map(({ code, lon, lat, end, leader, onTablets }) => {
          const country = countries.find((row) => row.code === code);
          if (!country) return null;
          const [x = 0, y = 0] = roundPoint(lon, lat);
          return (
            <g className={onTablets} key={code}>
              {leader && (
                <path
                  className="stroke-fg-2 stroke-[0.9]"
                  d={`M${x + 6} ${y - 4}L${roundPoint(...leader).join(" ")}`}
                />
              )}
              <a
                className="underline-offset-4 hover:fill-fg hover:underline focus-visible:fill-fg focus-visible:underline"
                href={routes.location(countrySlug(code))}
              >
                <text textAnchor={end ? "end" : undefined} x={x} y={y}>
                  {country.name}{" "}
                  <tspan className="fill-fg font-[550] italic">
                    {millions.format(country.ips / 1_000_000)}
                  </tspan>
                </text>
              </a>
            </g>
          );
        })}
      </g>
    </>
  );
}

/** A half step of the grid of dots, in units of the map. */
const halfStep = width / (2 * landGrid.columns);

/** In a corner of the map; on phones and tablets below it. */
function Legend({ note }: { note: string | undefined }) {
  const [none, ...dots] = dotSizes.map((size, i) => [halfStep * size, dotColors[i] ?? ""] as const);
  return (
    <DotLegend
      className={css.legend}
      dots={dots}
      thresholds={dotThresholds}
      mapUnits={framed(width)}
      none={none}
      {...(note && { note })}
    />
  );
}

/** Size of the whole picture, frame included, for a map of this size. */
const framed = (size: number) => Math.round(size) + 2 * margin + 2;
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/** Position of a map point in the whole picture, in percent of its width and height. */
function pointPosition(x: number, y: number): { left: string; top: string } {
  return {
    left: percent(x + margin + 1, framed(width)),
    top: percent(y + margin + 1, framed(world.height)),
  };
}

/** Position of a place in the whole picture, in percent of its width and height. */
export const mapPosition = (lon: number, lat: number) => pointPosition(...world.toPoint(lon, lat));

/** The dots are an image behind the SVG: an SVG `<image>` would be fetched with the page, even off screen. */
const dotsStyle = { ...pointPosition(0, 0), width: percent(width, framed(width)) };

/** The dotted world map in a frame, with its legend. */
export function WorldMap({
  label,
  countries = null,
  description,
  pools = ["RP"],
  children,
}: {
  /** Name of the area that scrolls on phones. */
  label: string;
  /** Labels the largest of them, with links; null for a map without names. */
  countries?: readonly NamedCountry[] | null;
  description: string;
  /** Whose IPs the dots show. With several, CSS chooses one by `data-pool`. */
  pools?: readonly IpPool[];
  /** What stands on the map, at a `mapPosition`. */
  children?: ReactNode;
}) {
  return (
    <div className="relative mx-auto max-w-420">
      <MapScroll label={label}>
        <div className="relative w-full max-sm:w-260">
          {pools.map((pool) => (
            // biome-ignore lint/performance/noImgElement: a drawing needs no other sizes
            <img
              alt=""
              className="absolute h-auto max-w-none"
              data-pool={pool}
              height={landGrid.rows * 2}
              key={pool}
              loading="lazy"
              src={mapDotsPath(pool)}
              style={dotsStyle}
              width={landGrid.columns * 2}
            />
          ))}
          <svg
            aria-label={description}
            className="relative h-auto w-full"
            role={countries ? "group" : "img"}
            viewBox={`${-margin - 1} ${-margin - 1} ${framed(width)} ${framed(world.height)}`}
          >
            <Frame />
            {countries && <Names countries={countries} />}
          </svg>
          {children}
        </div>
      </MapScroll>
      <Legend note={countries ? "In italics: millions of IPs" : undefined} />
    </div>
  );
}
