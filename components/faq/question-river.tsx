import { toPath } from "@/lib/base/drawing/path";
import { ribbon } from "@/lib/base/drawing/ribbon";
import css from "./question-river.module.css";

// A bend that a river cut for itself, and the lake that it left behind: they happen to ask something.
const { strokes } = ribbon({
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
});
const river = strokes.map((stroke) => toPath(stroke));
const lake = [0, 1, 2, 3].map((ring) => ({ rx: 34 - ring * 8.5, ry: 30 - ring * 8 }));

/** Decoration: a river in the shape of a question mark. */
export function QuestionRiver({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 620 560">
      {river.map((d, index) => (
        <path className={index === 4 ? css.questionBed : css.questionBank} d={d} key={d} />
      ))}
      {lake.map(({ rx, ry }) => (
        <ellipse className={css.questionBank} cx="374" cy="512" key={rx} rx={rx} ry={ry} />
      ))}
    </svg>
  );
}
