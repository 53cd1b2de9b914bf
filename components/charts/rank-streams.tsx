import { formatSmallNumber } from "@/lib/base/format/count";
import type { UseCaseChart } from "@/lib/content/endpoints/schemas-company";

type Rows = Extract<UseCaseChart, { kind: "rows" }>;

const width = 1200;
const row = { left: 940, height: 50 };

/** One query as a stream that enters at the left and reaches, for each city, another row of the results page. */
export function RankStreams({ chart }: { chart: Rows }) {
  const { rows, scale, title } = chart;
  const ranks = Array.from({ length: scale.to - scale.from + 1 }, (_, i) => scale.from + i);
  const yOf = (rank: number) => (rank - scale.from) * row.height + 20;
  const cities = rows.toSorted((a, b) => a.value - b.value);
  const streams = cities
    .map(({ value }, i) => {
      const start = 500 + i * 10;
      const sameRank = cities.filter((city) => city.value === value);
      const place = i - cities.findIndex((city) => city.value === value) - (sameRank.length - 1) / 2;
      const end = yOf(value) + place * 14;
      return `M-900 ${start - 40}C-660 ${start - 110} -480 ${start + 60} -180 ${start + 20}S330 ${start - 40} 580 ${start}S740 ${end} ${row.left} ${end}`;
    })
    .join("");
  return (
    <svg
      aria-label={title}
      className="mt-8 h-110 w-full overflow-visible nav:absolute nav:inset-0 nav:mt-0 nav:h-auto"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      viewBox={`0 0 ${width} ${yOf(scale.to) + 20}`}
    >
      <g fill="none">
        <path d={streams} stroke="var(--tint-500)" strokeWidth="8" />
        <path d={streams} stroke="var(--tint-200)" strokeWidth="5.5" />
        <path d={streams} stroke="var(--tint-800)" strokeWidth="2" />
      </g>
      <text
        className="max-nav:hidden"
        fill="var(--ink)"
        fontSize="17"
        fontStyle="italic"
        fontWeight="500"
        y={yOf(scale.to) + 44}
      >
        {`one query, ${formatSmallNumber(cities.length)} cities`}
      </text>
      {/* On small windows, the picture is drawn at 0.7 of its size. */}
      <g className="max-md:text-[23px]" fontSize="17">
        {ranks.map((rank) => {
          const found = cities.filter(({ value }) => value === rank);
          const isFound = found.length > 0;
          return (
            <g
              fill={isFound ? "var(--inverse)" : "var(--ink)"}
              key={rank}
              transform={`translate(${row.left} ${yOf(rank)})`}
            >
              <path
                d={`M0-21H${width - row.left}V21H0z`}
                fill={isFound ? "var(--tint-800)" : "var(--tint-100)"}
              />
              <text className="font-mono" textAnchor="middle" x="26" y="7">
                {rank}
              </text>
              <text fontWeight="550" x="54" y="7">
                {found.map(({ name }) => name).join(", ")}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
