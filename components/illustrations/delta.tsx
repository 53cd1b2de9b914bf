import css from "@/components/illustrations/river.module.css";
import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";

const width = 520;
const rowHeight = 100;
const offsets = [-2, -1, 0, 1, 2];

/** Smoothstep: no kink where an arm begins or ends to turn. */
const ease = (t: number) => t * t * (3 - 2 * t);

/** One arm: all arms share the first part of the channel. */
function drawArm(arm: number, arms: number, offset: number): string {
  const height = arms * rowHeight;
  const mouth = (arm + 0.5) * rowHeight;
  const spread = (arm - (arms - 1) / 2) * 11;
  const partsAt = 0.1 + 0.1 * (arms / 2 - Math.abs(arm - (arms - 1) / 2));
  return toPath(
    Array.from({ length: 41 }, (_, i): Point => {
      const share = i / 40;
      const turn = ease(Math.min(1, Math.max(0, (share - partsAt) / (0.86 - partsAt))));
      const source = height / 2 + spread + 12 * Math.sin(share * 5) * (1 - turn);
      return [share * width, source + (mouth - source) * turn + offset * (2.1 + 1.6 * turn)];
    }),
    3,
  );
}

/** A river that splits into `arms` arms, each ending at the center of its row. Decorative. */
export function Delta({ arms }: { arms: number }) {
  const height = arms * rowHeight;
  return (
    <svg
      aria-hidden="true"
      className="size-full overflow-visible [mask:linear-gradient(90deg,transparent,#000_26%)]"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      {[...Array(arms).keys()].flatMap((arm) =>
        offsets.map((offset) => (
          <path
            className={offset === 0 ? `${css.river} ${css.riverMain}` : css.river}
            d={drawArm(arm, arms, offset)}
            key={`${arm} ${offset}`}
          />
        )),
      )}
    </svg>
  );
}
