import { Station } from "@/components/illustrations/station";

const centerX = 70;
const amplitude = 42;
const strandOffsets = [-18, -12, -6, 0, 6, 12, 18];

/** A strand of one bend, to the left (-1) or right (1). The next row's bend has the same height, and so the same slope where they meet. */
function bendOf(side: -1 | 1, offset: number): string {
  const endX = centerX + offset;
  // The strands are closer together in the bend.
  const bendX = centerX + side * amplitude + offset * 0.7;
  const controlX = endX + side * 22;
  return `M${endX} 0C${controlX} 16.7 ${bendX} 32 ${bendX} 50S${controlX} 83.3 ${endX} 100`;
}

/** A part of the river, with a dot for the event in its bend. */
function Bend({ side }: { side: -1 | 1 }) {
  return (
    <div className="relative min-h-37 nav:col-2 nav:min-h-28 nav:row-1">
      <svg
        aria-hidden="true"
        className="h-full w-full overflow-visible fill-none [stroke-linecap:round]"
        preserveAspectRatio="none"
        viewBox="0 0 140 100"
      >
        {strandOffsets.map((offset) => (
          <path
            className={offset === 0 ? "stroke-tint-700 stroke-2" : "stroke-tint-500 stroke-[1.2]"}
            d={bendOf(side, offset)}
            key={offset}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {/* Where the middle strand bends: four fifths of the width, or one. */}
      <Station className="-translate-1/2 top-1/2" style={{ left: side === 1 ? "80%" : "20%" }} />
    </div>
  );
}

export function RiverTimeline({
  events,
}: {
  events: readonly { year: string; title: string; text: string }[];
}) {
  return (
    <ol className="grid auto-rows-fr">
      {events.map(({ year, title, text }, i) => (
        <li
          className="grid grid-cols-[88px_minmax(0,1fr)] gap-5 first:[&_svg]:[mask-image:linear-gradient(transparent,black_50%)] last:[&_svg]:[mask-image:linear-gradient(black_50%,transparent)] nav:grid-cols-[minmax(0,1fr)_240px_minmax(0,1fr)] nav:gap-12"
          key={year}
        >
          <Bend side={i % 2 ? -1 : 1} />
          <div
            // Neighbors are on opposite sides, so a text may extend into their rows (negative margin).
            className={`self-center py-5 nav:-my-8 nav:row-1 nav:max-w-[44ch] nav:py-0 ${i % 2 ? "nav:col-1 nav:justify-self-end" : "nav:col-3"}`}
          >
            <h3>
              <span className="figure block text-accent text-sm">{year}</span>{" "}
              <span className="heading-3">{title}</span>
            </h3>
            <p className="mt-2 text-fg-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
