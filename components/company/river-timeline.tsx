const offsets = [-18, -12, -6, 0, 6, 12, 18];

/** Half a wave to one side. Its ends have the slope of a wave, so that an equally high one goes on without a kink. */
function bendOf(side: -1 | 1, offset: number): string {
  const middle = 70 + offset;
  const out = 70 + side * 42 + offset * 0.7;
  const slope = middle + side * 22;
  return `M${middle} 0C${slope} 16.7 ${out} 32 ${out} 50S${slope} 83.3 ${middle} 100`;
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
        {offsets.map((offset) => (
          <path
            className={offset === 0 ? "stroke-tint-700 stroke-2" : "stroke-tint-500 stroke-[1.2]"}
            d={bendOf(side, offset)}
            key={offset}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <span
        className={`-translate-1/2 absolute top-1/2 size-3.5 rounded-full border-2 border-tint-700 bg-ground ${side === 1 ? "left-4/5" : "left-1/5"}`}
      />
    </div>
  );
}

export function RiverTimeline({
  years,
}: {
  years: readonly { year: string; title: string; text: string }[];
}) {
  return (
    <ol className="grid auto-rows-fr">
      {years.map(({ year, title, text }, i) => (
        <li
          className="grid grid-cols-[88px_minmax(0,1fr)] gap-5 first:[&_svg]:[mask-image:linear-gradient(transparent,black_50%)] last:[&_svg]:[mask-image:linear-gradient(black_50%,transparent)] nav:grid-cols-[minmax(0,1fr)_240px_minmax(0,1fr)] nav:gap-12"
          key={year}
        >
          <Bend side={i % 2 ? -1 : 1} />
          <div
            // Neighbors are on opposite sides, so that a text may extend into their rows.
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
