import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import { buildDrawingFile, circle, element, group, path, tint } from "./svg.ts";

type River = Parameters<typeof ribbon>[0];

/** The strokes of a river, each with its distance from the middle one. */
function listStrokes(river: River): { d: string; off: number }[] {
  const { strokes } = ribbon(river);
  return strokes.map((stroke, i) => ({ d: toPath(stroke), off: Math.abs(i - (strokes.length - 1) / 2) }));
}

// Relative to the middle of the window: the text is left of 100, the form between 160 and 600.
const formRiver: River = {
  strokes: 9,
  spacing: 7,
  points: [
    [-1240, 300, 1.3],
    [-900, 332, 1.1],
    [-640, 300, 0.9],
    [-500, 318, 0.85],
    [-424, 268, 0.8],
    [-440, 180, 1],
    [-360, 96, 1.15],
    [-220, 96, 1.15],
    [-140, 180, 1],
    [-156, 268, 0.8],
    [-80, 322, 0.85],
    [120, 312, 1],
    [400, 344, 1.1],
    [720, 250, 1.2],
    [1240, 290, 1.4],
  ],
};

/** The river at the bottom of a section with a form. */
export const drawFormRiver = () =>
  buildDrawingFile(
    "-1200 0 2400 400",
    group(
      { fill: "none" },
      ...listStrokes(formRiver).map(({ d, off }) =>
        path(d, {
          opacity: off === 0 ? undefined : (1 - 0.17 * off).toFixed(2),
          stroke: tint(off === 0 ? 400 : 700),
          "stroke-width": off === 0 ? 1.8 : 1.1,
        }),
      ),
    ),
  );

// A river bend and its oxbow lake, which together look like a question mark.
const questionRiver: River = {
  strokes: 9,
  spacing: 9,
  points: [
    [-80, 210, 1.3],
    [120, 236, 1.1],
    [212, 190, 0.9],
    [258, 96, 0.95],
    [370, 56, 1],
    [482, 116, 1],
    [486, 226, 0.95],
    [410, 304, 0.85],
    [372, 376, 0.75],
    [374, 440, 0.62],
  ],
};
const questionBank = { stroke: tint(500), "stroke-opacity": 0.6, "stroke-width": 1.3 };
const lake = [0, 1, 2, 3].map((ring) => ({ rx: 34 - ring * 8.5, ry: 30 - ring * 8 }));

/** Questions and answers: a river in the shape of a question mark. */
export const drawQuestionRiver = () =>
  buildDrawingFile(
    "0 0 620 560",
    group(
      { fill: "none" },
      ...listStrokes(questionRiver).map(({ d, off }) =>
        path(d, off === 0 ? { stroke: tint(700), "stroke-width": 2.2 } : questionBank),
      ),
      ...lake.map((ring) => element("ellipse", { ...questionBank, ...ring, cx: 374, cy: 512 })),
    ),
  );

/** Positions of the three stations of `stepsRiver`: each beside the first line of its step. */
const stations = [
  [62, 67],
  [122, 280],
  [58, 493],
] as const;

const stepsRiver: River = {
  strokes: 9,
  spacing: 6.5,
  points: [
    [30, -520, 1.3],
    [104, -300, 1],
    [118, -140, 1.1],
    [62, 67, 1],
    [80, 174, 0.85],
    [122, 280, 1.1],
    [100, 388, 0.85],
    [58, 493, 1],
    [104, 660, 1.2],
    [92, 860, 1.1],
    [40, 1160, 1.4],
  ],
};

/** The next steps after an inquiry: a river with three stations. */
export const drawStepsRiver = () =>
  buildDrawingFile(
    "0 -500 180 1640",
    group(
      { fill: "none" },
      ...listStrokes(stepsRiver).map(({ d, off }) =>
        path(d, {
          opacity: off === 0 ? undefined : (0.8 - 0.14 * off).toFixed(2),
          stroke: tint(off === 0 ? 300 : 500),
          "stroke-width": off === 0 ? 1.8 : 1.1,
        }),
      ),
    ),
    group(
      { fill: "var(--ground)", stroke: "var(--fg)", "stroke-width": 2 },
      ...stations.map(([x, y]) => circle(x, y, 7)),
    ),
  );
