import css from "./answer-lines.module.css";

/** Distance between two answers of a question. */
const answerGap = 100;
/** Distance to the next question. */
const questionGap = 92;
const half = questionGap / 2;
/** The river is drawn as five parallel strands. */
const strands = [-2, -1, 0, 1, 2];

/** An S-curve from height `from` at the left to height `to` at the right. */
const curve = (from: number, to: number) =>
  `M0 ${from}c${half} 0 ${half} ${to - from} ${questionGap} ${to - from}`;
/** All lines from the answers to the next question's answers, or to the result. */
function listLines(isLast: boolean): [number, number][] {
  const ends = isLast ? [1] : [0, 1, 2];
  return [0, 1, 2].flatMap((from) => ends.map((to): [number, number] => [from * answerGap, to * answerGap]));
}

/**
 * The lines between two columns of answers: thin ones for every connection, and a river for the chosen one. The river is
 * one curve of height `answerGap` that CSS moves and scales to the checked answers. Narrow windows have no columns.
 */
export function AnswerLines({ isLast }: { isLast: boolean }) {
  const connections = listLines(isLast);
  return (
    <svg
      aria-hidden="true"
      className={`${css.confluence} pointer-events-none overflow-visible nav:-my-3 nav:h-66 nav:w-full nav:self-start`}
      preserveAspectRatio="none"
      viewBox={`0 ${-answerGap / 2} ${questionGap} ${3 * answerGap}`}
    >
      <path className="stroke-rule-2" d={connections.map(([from, to]) => curve(from, to)).join("")} />
      {strands.map((strand) => (
        <g key={strand} transform={`translate(0 ${strand * 4.5})`}>
          <path className={css.confluenceRiver} d={curve(0, answerGap)} />
        </g>
      ))}
    </svg>
  );
}
