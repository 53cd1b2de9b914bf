import { HeroScene } from "./hero-scene";
import css from "./shared-water.module.css";

/** Where three customers send from, and the address that all three of them use. */
const stones = [
  { x: 1250, y: 190 },
  { x: 1566, y: 292 },
  { x: 1368, y: 606 },
];
const meeting = { x: 1384, y: 384 };
const pitch = 21;
const rings = 22;
const radii = Array.from({ length: rings }, (_, i) => (i + 1) * pitch);

/** Rings fade outward; three steps are enough, and keep the drawing small. */
const steps = [
  { className: css.ripple, from: 1, to: 7 },
  { className: `${css.ripple} ${css.ripple2}`, from: 8, to: 14 },
  { className: `${css.ripple} ${css.ripple3}`, from: 15, to: rings },
];

/** Rings on water from three places that cross where one address is. `marks` letter the places and the address. */
export function SharedWater({ marks }: { marks: readonly string[] }) {
  return (
    <HeroScene focus={0.54}>
      {stones.map(({ x, y }, i) => (
        <g key={x}>
          {steps.map(({ className, from, to }) => (
            <g className={className} key={className}>
              {radii.slice(from - 1, to).map((radius) => (
                <circle cx={x} cy={y} key={radius} r={radius} />
              ))}
            </g>
          ))}
          <circle className="fill-tint-900" cx={x} cy={y} r="5" />
          <text className={css.rippleName} x={x + 14} y={y + 5}>
            {marks[i]}
          </text>
        </g>
      ))}
      <g className={css.rippleAddress}>
        <circle cx={meeting.x} cy={meeting.y} r="11" />
        <circle className={css.ripplePoint} cx={meeting.x} cy={meeting.y} r="3.5" />
        <text x={meeting.x + 20} y={meeting.y + 5}>
          {marks[3]}
        </text>
      </g>
    </HeroScene>
  );
}
