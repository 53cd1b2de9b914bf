const size = { width: 400, height: 300 };
const center = { x: 200, y: 158 };
const stations = [
  { x: 92, y: 62 },
  { x: 304, y: 46 },
  { x: 308, y: 236 },
  { x: 96, y: 246 },
];

/** A decorative picture: the term connected to its related terms. The list next to it names them. */
export function RelatedTermsPicture({ names }: { names: readonly string[] }) {
  const used = stations.slice(0, names.length);
  const legs = used.map(({ x, y }) => `M${center.x} ${center.y}L${x} ${y}`).join("");
  const outline = used.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");
  return (
    <svg
      aria-hidden="true"
      className="mt-3 mb-5 h-auto w-full max-w-100 fill-none stroke-line"
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
    >
      <path className="[stroke-dasharray:2_5]" d={used.length > 2 ? `${outline}z` : outline} />
      <path d={legs} />
      {used.map(({ x, y }, i) => (
        <g key={names[i]}>
          <path className="fill-ground stroke-accent stroke-[1.5]" d={`M${x} ${y - 8}l8 14h-16z`} />
          <text
            className="fill-fg-2 stroke-none font-sans text-[15px] leading-[normal] font-[450] italic"
            textAnchor="middle"
            x={x}
            y={y + (y < center.y ? -16 : 26)}
          >
            {names[i]}
          </text>
        </g>
      ))}
      <circle className="fill-ground stroke-accent stroke-[1.5]" cx={center.x} cy={center.y} r="10" />
      <circle className="fill-accent stroke-none" cx={center.x} cy={center.y} r="3" />
    </svg>
  );
}
