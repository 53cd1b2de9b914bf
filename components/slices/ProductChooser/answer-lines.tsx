import css from "./answer-lines.module.css";

/** Vertical distance of two answers, and horizontal distance to the next question. */
const pitch = 100;
const reach = 92;
const banks = [-2, -1, 0, 1, 2];

/** A bend from height 0 at the left to height `to` at the right. */
const bend = (from: number, to: number) => `M0 ${from}c46 0 46 ${to - from} ${reach} ${to - from}`;
/** The same bend, from top to bottom. */
const fall = (from: number, to: number) => `M${from} 0c0 46 ${to - from} 46 ${to - from} ${reach}`;

/** All lines from the answers to the next question's answers, or to the result. */
function listLines(isLast: boolean): [number, number][] {
  const ends = isLast ? [1] : [0, 1, 2];
  return [0, 1, 2].flatMap((from) => ends.map((to): [number, number] => [from * pitch, to * pitch]));
}

/**
 * The lines between two columns of answers: thin ones for every connection, and a river for the chosen one.
 * The river is one bend of height `pitch` that CSS moves and scales to the checked answers; it is in the page
 * twice, for side-by-side and stacked columns.
 */
export function AnswerLines({ isLast }: { isLast: boolean }) {
  const ways = listLines(isLast);
  return (
    <>
      <svg
        aria-hidden="true"
        className={`${css.confluence} pointer-events-none overflow-visible ${css.confluenceAcross} nav:my-0 nav:h-66 nav:w-full nav:self-start`}
        preserveAspectRatio="none"
        viewBox={`0 -50 ${reach} 300`}
      >
        <path className="stroke-rule-2" d={ways.map(([from, to]) => bend(from, to)).join("")} />
        {banks.map((bank) => (
          <g key={bank} transform={`translate(0 ${bank * 4.5})`}>
            <path className={css.confluenceRiver} d={bend(0, pitch)} />
          </g>
        ))}
      </svg>
      <svg
        aria-hidden="true"
        className={`${css.confluence} pointer-events-none overflow-visible ${css.confluenceDown}`}
        preserveAspectRatio="none"
        viewBox={`-50 0 300 ${reach}`}
      >
        <path className="stroke-rule-2" d={ways.map(([from, to]) => fall(from, to)).join("")} />
        {banks.map((bank) => (
          <g key={bank} transform={`translate(${bank * 3} 0)`}>
            <path className={css.confluenceRiver} d={fall(0, pitch)} />
          </g>
        ))}
      </svg>
    </>
  );
}
