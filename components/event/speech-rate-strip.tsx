type Passage = { at: number; text: string };

const height = 44;

/** Formats seconds since the start of a talk: "9:04". */
export function formatTalkTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * A strip of a talk's minutes, deeper where more was said per second. Decorative: the transcript has the times.
 */
export function SpeechRateStrip({
  minutes,
  transcript,
}: {
  minutes: number;
  transcript: readonly Passage[];
}) {
  const length = minutes * 60;
  const depths = transcript.map(({ at, text }, i) => {
    const end = transcript[i + 1]?.at ?? length;
    return { at, end, density: text.length / (end - at) };
  });
  const densest = Math.max(...depths.map(({ density }) => density));
  const bed = depths
    .map(
      ({ at, end, density }) =>
        `L${at} ${6 + (density / densest) * 30}L${end} ${6 + (density / densest) * 30}`,
    )
    .join("");
  return (
    <svg
      aria-hidden="true"
      className="mt-6 h-16 w-full overflow-visible"
      preserveAspectRatio="none"
      viewBox={`0 0 ${length} ${height}`}
    >
      <path
        className="fill-tint-200 stroke-tint-600"
        d={`M0 6${bed}L${length} 6z`}
        vectorEffect="non-scaling-stroke"
      />
      <path
        className="stroke-fg"
        d={`M0 6H${length}${Array.from({ length: minutes + 1 }, (_, m) => `M${m * 60} 6v${m % 5 ? -3 : -6}`).join("")}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
