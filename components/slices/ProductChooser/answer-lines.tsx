import css from "./answer-lines.module.css";

/** Distance between two answers of a question. */
const answerGap = 100;
/** Distance to the next question. */
const questionGap = 92;
const half = questionGap / 2;
/** The river is drawn as five parallel strands. */
const strands = [-2, -1, 0, 1, 2];

/** An S-curve from `y = from` at the left to `y = to` at the right. */
const curve = (from: number, to: number) =>
  `M0 ${from}c${half} 0 ${half} ${to - from} ${questionGap} ${to - from}`;
/** Vertical position of each answer. */
const answerYs = [0, answerGap, 2 * answerGap];

/**
 * The lines between two columns of answers: thin ones for every connection, and a river for the chosen one. The river is
 * one curve that goes down by `answerGap`, which CSS moves and scales to the checked answers. Narrow windows have no columns.
 */
export function AnswerLines({ isLast }: { isLast: boolean }) {
  // The result is beside the middle answer.
  const ends = isLast ? [answerGap] : answerYs;
  return (
    <svg
      aria-hidden="true"
      className={`${css.confluence} pointer-events-none overflow-visible nav:-my-3 nav:h-66 nav:w-full nav:self-start`}
      preserveAspectRatio="none"
      viewBox={`0 ${-answerGap / 2} ${questionGap} ${3 * answerGap}`}
    >
      <path
        className="stroke-rule-2"
        d={answerYs.flatMap((from) => ends.map((to) => curve(from, to))).join("")}
      />
      {strands.map((strand) => (
        <g key={strand} transform={`translate(0 ${strand * 4.5})`}>
          <path className={css.confluenceRiver} d={curve(0, answerGap)} />
        </g>
      ))}
    </svg>
  );
}
