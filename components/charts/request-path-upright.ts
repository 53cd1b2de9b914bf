/** The upright drawing beside the list of stages on small windows: one river through all stages, which are equally far apart. */
import type { RequestPathShape } from "./request-path-drawings";

/** Path data, 56 px wide; from each stage to the next it is 100 units, whose height depends on the texts beside it. */
type UprightLines = {
  main: string;
  sides: string;
  /** Lines of other requests. */
  others?: string;
  /** Banks and gates. */
  walls?: string;
};

type Upright = {
  /** Horizontal positions of the stages. */
  stages: readonly number[];
  spacing?: number;
  /** Distance of a line from the middle one at a stage; without this, the same everywhere. */
  fan?: (offset: number, stage: number) => number;
  /** A line from one stage to the next, `by` to the side, if not just a curve. */
  step?: (by: number, offset: number, segment: number) => string;
  /** Further lines; `main` continues the middle one. */
  extras?: (count: number) => Partial<UprightLines>;
};

/** Vertical at both ends, so that neighbors join without a corner. Relative, so that lines are the same text, which gzip shortens. */
const curve = (by: number, high = 100) => `c0 ${high / 2} ${by} ${high / 2} ${by} ${high}`;

const uprights: Readonly<Record<RequestPathShape, Upright>> = {
  gateway: { stages: [10, 28, 46, 10, 10] },
  // A detour before the page, whose lines the parser spreads into fields.
  parse: {
    stages: [28, 28, 14, 28, 28, 28],
    fan: (offset, stage) => offset * (stage < 4 ? 1 : 2.5),
    step: (by, _, i) => (i === 2 ? curve(32, 50) + curve(by - 32, 50) : curve(by)),
  },
  // The way back from the last stage to the first is on the left.
  cycle: {
    stages: [40, 40, 40, 40, 40],
    step: (_, __, i) => (i % 2 ? "c-8 50-8 50 0 100" : "c8 50 8 50 0 100"),
    extras: (count) => {
      const end = (count - 1) * 100;
      return { main: `M40 0c0-18-36-18-36 6V${end - 6}c0 24 36 24 36 6M-4 156l8-7 8 7` };
    },
  },
  retry: {
    stages: [28, 28, 28, 46, 28, 28],
    extras: () => ({ others: [22, 26, 30].map((x) => `M${x} 200c0 50-20 30-20 74`).join("") }),
  },
  narrows: {
    stages: [28, 28, 28, 28, 28],
    spacing: 3,
    extras: (count) => {
      const share = (stage: number) => (stage === 2 || stage === 3 ? 0.4 : 1);
      const others = [-30, -20, 20, 30].map(
        (x) =>
          `M${28 + x} 0${steps(count)
            .map((i) => curve(x * (share(i + 1) - share(i))))
            .join("")}`,
      );
      return { others: others.join(""), walls: "M8 196V304M48 196V304" };
    },
  },
  // Rough water, a step behind each gate, and less of it after the first one.
  lock: {
    stages: [12, 12, 12, 12, 28, 44],
    step(by, offset, i) {
      if (i > 3) return `${curve(by, 20)}v80`;
      const wave = (i < 3 ? 4 : 2) * (offset % 8 === 0 ? 1 : -1);
      const [there, back] = [2 * wave, -2 * wave];
      return `${curve(by, 20)}c0 6 ${wave} 7 ${wave} 13s${back} 14 ${back} 27 ${there} 13 ${there} 27 ${-wave} 7 ${-wave} 13`;
    },
    extras: () => ({ walls: "M-8 300h40M8 400h40" }),
  },
};

/** The segments between so many stages. */
const steps = (count: number) => Array.from({ length: count - 1 }, (_, i) => i);

/** Horizontal position of a stage, in px. */
export const stageAt = (shape: RequestPathShape, stage: number): number =>
  uprights[shape].stages[stage] ?? 28;

/** The lines through so many stages. */
export function drawUpright(shape: RequestPathShape, count: number): UprightLines {
  const { spacing = 4, fan = (offset) => offset, step = (by) => curve(by), extras } = uprights[shape];
  const line = (offset: number) => {
    const at = (stage: number) => stageAt(shape, stage) + fan(offset, stage);
    return `M${at(0)} 0${steps(count)
      .map((i) => step(at(i + 1) - at(i), offset, i))
      .join("")}`;
  };
  const more = extras?.(count);
  return {
    ...more,
    main: line(0) + (more?.main ?? ""),
    sides: [-2, -1, 1, 2].map((place) => line(place * spacing)).join(""),
  };
}
