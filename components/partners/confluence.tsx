import riverCss from "@/components/illustrations/river.module.css";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import css from "./confluence.module.css";

/** Labels are left of the center; the rivers extend beyond wide windows on both sides. */
const area = { left: -500, right: 2100, height: 380 };
const strokesEach = 6;
const spacing = 7;
const sources = [64, 190, 316];
const joined = 190;

const ease = (share: number) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** A line of one river, before and after the rivers join. */
function drawStroke(river: number, stroke: number): string {
  const offset = (stroke - (strokesEach - 1) / 2) * spacing;
  const place = joined + (river - 1) * strokesEach * spacing + offset;
  const points = Array.from({ length: (area.right - area.left) / 20 + 1 }, (_, i): Point => {
    const x = area.left + i * 20;
    const share = ease((x - 560 - river * 60) / 420);
    const own = (sources[river] ?? joined) + offset + 16 * Math.sin(x / (120 + river * 26) + river * 2.1);
    const shared = place + 14 * Math.sin(x / 170);
    return [x, own + (shared - own) * share + Math.sin(x / 90 + stroke)];
  });
  return toPath(points, { tolerance: 0.5 });
}

const rivers = sources.map((_, river) =>
  Array.from({ length: strokesEach }, (__, stroke) => drawStroke(river, stroke)),
);

/** Three rivers that join; each is labeled with a kind of partner. */
export function PartnerConfluence({ names }: { names: readonly string[] }) {
  return (
    <svg
      aria-label={`Three rivers become one: ${names.join(", ")}`}
      className={`${css.partnerConfluence} relative left-[50%] max-w-none max-nav:-left-172.5 max-sm:-left-119.25 max-sm:h-65 max-sm:w-444.75`}
      height={area.height}
      role="img"
      viewBox={`${area.left} 0 ${area.right - area.left} ${area.height}`}
      width={area.right - area.left}
    >
      {rivers.map((strokes, river) => (
        <g key={sources[river]}>
          {strokes.map((data, stroke) => (
            <path
              className={stroke === 3 ? `river-main ${riverCss.riverMain}` : undefined}
              d={data}
              key={data}
            />
          ))}
        </g>
      ))}
      {names.map((name, river) => (
        <text
          key={name}
          x={225}
          y={(sources[river] ?? joined) + 6 + 16 * Math.sin(260 / (120 + river * 26) + river * 2.1)}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
