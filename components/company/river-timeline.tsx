import riverCss from "@/components/illustrations/river.module.css";
import { cn } from "@/components/ui/cn";
import css from "./river-timeline.module.css";

const offsets = [-18, -12, -6, 0, 6, 12, 18];

/** One bend of the river, as tall as the text beside it. */
function bendOf(side: -1 | 1, offset: number): string {
  const middle = 70 + offset;
  const out = 70 + side * 42 + offset * 0.7;
  return `M${middle} 0C${middle} 22 ${out} 24 ${out} 50S${middle} 78 ${middle} 100`;
}

function Bend({ side }: { side: -1 | 1 }) {
  return (
    <svg
      aria-hidden="true"
      className={`${css.yearBend} h-full min-h-37 w-full overflow-visible nav:col-2 nav:row-1`}
      preserveAspectRatio="none"
      viewBox="0 0 140 100"
    >
      {offsets.map((offset) => (
        <path
          className={offset === 0 ? `river-main ${riverCss.riverMain}` : undefined}
          d={bendOf(side, offset)}
          key={offset}
        />
      ))}
    </svg>
  );
}

/** A timeline drawn as a river with a bend per year. */
export function RiverTimeline({
  years,
}: {
  years: readonly { year: string; title: string; text: string }[];
}) {
  return (
    <ol className={css.riverYears}>
      {years.map(({ year, title, text }, i) => (
        <li key={year}>
          <Bend side={i % 2 ? -1 : 1} />
          <div className={cn(css.yearText, "self-center py-5 nav:max-w-[44ch]", i % 2 && "nav:order-first")}>
            <h3>
              <span className="figure block text-accent text-sm">{year}</span>
              <span className="heading-3">{title}</span>
            </h3>
            <p className="mt-2 text-fg-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
