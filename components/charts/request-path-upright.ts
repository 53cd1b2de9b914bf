/** The upright drawing beside the list of stages on small windows: a segment from each stage to the next. */
import type { RequestPathShape } from "./request-path-drawings";

/** Path data of a segment, 56 px wide; 100 units are its height, which depends on the text beside it. */
type PathSegment = {
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
  /** A line of the river from one stage to the next; `offset` is its distance from the middle one. */
  line?: (from: number, to: number, offset: number, segment: number) => string;
  /** What else a segment shows. */
  extras?: (segment: number) => Partial<PathSegment>;
};

/** `bend`: how far the line goes out of its way. Relative, so that neighboring lines are the same text, which gzip shortens. */
const curve = (from: number, to: number, bend = 0) =>
  `M${from} 0c${bend} 50 ${to - from + bend} 50 ${to - from} 100`;

/** On the left side, from the last stage back to the first. */
const wayBack = [
  "M40 0c0-18-36-18-36 6V100",
  "M4 0V100M-4 56l8-7 8 7",
  "M4 0V100",
  "M4 0V94c0 24 36 24 36 6",
];

const uprights: Readonly<Record<RequestPathShape, Upright>> = {
  gateway: { stages: [10, 28, 46, 10, 10] },
  parse: {
    stages: [28, 28, 14, 28, 28, 28],
    line(from, to, offset, i) {
      const fan = (stage: number) => offset * (stage < 4 ? 1 : 2.5);
      return curve(from + fan(i), to + fan(i + 1), i === 2 ? 40 : 0);
    },
  },
  cycle: {
    stages: [40, 40, 40, 40, 40],
    line: (from, to, offset, i) =>
      curve(from + offset, to + offset, i % 2 ? -8 : 8) + (offset === 0 ? (wayBack[i] ?? "") : ""),
  },
  retry: {
    stages: [28, 28, 28, 46, 28, 28],
    line: (from, to, offset, i) => curve(from + offset, to + offset, i === 2 ? 16 : 0),
    extras: (i) => (i === 2 ? { others: [22, 26, 30].map((x) => `M${x} 0c0 50-20 30-20 74`).join("") } : {}),
  },
  narrows: {
    stages: [28, 28, 28, 28, 28],
    spacing: 3,
    extras(i) {
      const share = (stage: number) => (stage === 2 || stage === 3 ? 0.4 : 1);
      return {
        others: [-30, -20, 20, 30].map((x) => curve(28 + x * share(i), 28 + x * share(i + 1))).join(""),
        walls: i === 2 ? "M8-4V104M48-4V104" : "",
      };
    },
  },
  // Rough water, a step behind each gate, and less of it after the first one.
  lock: {
    stages: [12, 12, 12, 12, 28, 44],
    line(from, to, offset, i) {
      const height = i < 3 ? 8 : 4;
      const waves = offset % 8 === 0 ? `q${height} 10 0 20t0 20 0 20 0 20` : `q-${height} 13 0 27t0 27 0 26`;
      return `M${from + offset} 0c0 12 ${to - from} 6 ${to - from} 20${i < 4 ? waves : "v80"}`;
    },
    extras: (i) => ({ walls: i > 2 ? `M${i * 16 - 56} 0h40` : "" }),
  },
};

/** Horizontal position of a stage, in px. */
export const stageAt = (shape: RequestPathShape, stage: number): number =>
  uprights[shape].stages[stage] ?? 28;

/** The lines from a stage to the next one. */
export function drawSegment(shape: RequestPathShape, segment: number): PathSegment {
  const {
    spacing = 4,
    line = (from, to, offset) => curve(from + offset, to + offset),
    extras,
  } = uprights[shape];
  const draw = (step: number) =>
    line(stageAt(shape, segment), stageAt(shape, segment + 1), step * spacing, segment);
  return { main: draw(0), sides: [-2, -1, 1, 2].map(draw).join(""), ...extras?.(segment) };
}
