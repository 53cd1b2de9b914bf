import { hilbertCell } from "@/lib/base/drawing/hilbert";
import css from "./address-block.module.css";

/** 256 addresses, the last octet of a /24, laid out so that every subnet is one piece of ground. */
const size = 16;
const cell = 30;
const edge = size * cell;
const margin = 34;

/** The path through all addresses in order, with its corners cut round: a meander. */
const course = Array.from({ length: size * size }, (_, i) => hilbertCell(i, size))
  .map(([x, y], i) => `${i === 0 ? "M" : "L"}${x * cell + cell / 2} ${y * cell + cell / 2}`)
  .join("");

const quarters = [0, 64, 128, 192].map((first) => {
  const places = Array.from({ length: 64 }, (_, i) => hilbertCell(first + i, size));
  return {
    first,
    x: Math.min(...places.map(([x]) => x)) * cell,
    y: Math.min(...places.map(([, y]) => y)) * cell,
  };
});

/** The quarter that is fenced: 64 neighboring addresses that one customer holds. */
const fenced = quarters[1];
const half = edge / 2;

/** A block of addresses as surveyed land, one quarter of it fenced. `marks` letters the fence. */
export function AddressBlock({ marks }: { marks: readonly string[] }) {
  const sheet = edge + 2 * margin;
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full max-w-full font-sans text-[14px] leading-[normal] font-[450]"
      viewBox={`${-margin} ${-margin} ${sheet} ${sheet}`}
      width={sheet}
    >
      <rect className="fill-white" height={edge} width={edge} />
      {fenced && <rect className="fill-tint-200" height={half} width={half} x={fenced.x} y={fenced.y} />}
      <path className={css.blockCourse} d={course} />
      <path className="fill-none stroke-ink stroke-[1.5]" d={`M${half} 0V${edge}M0 ${half}H${edge}`} />
      {fenced && (
        <rect
          className={css.blockFence}
          height={half - 8}
          width={half - 8}
          x={fenced.x + 4}
          y={fenced.y + 4}
        />
      )}
      <rect
        className="fill-none stroke-ink stroke-[1.5]"
        height={edge + 12}
        width={edge + 12}
        x="-6"
        y="-6"
      />
      {quarters.map(({ first, x, y }) => (
        <text
          className={first === fenced?.first ? `${css.blockName} ${css.blockNameYours}` : css.blockName}
          key={first}
          textAnchor="middle"
          x={x + half / 2}
          y={y + half / 2 + 5}
        >
          {`203.0.113.${first}/26`}
        </text>
      ))}
      {fenced && (
        <text
          className={css.blockOwner}
          textAnchor="middle"
          x={fenced.x + half / 2}
          y={fenced.y + half / 2 + 34}
        >
          {marks[0]}
        </text>
      )}
    </svg>
  );
}
