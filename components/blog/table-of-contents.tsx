import type { Heading } from "@/lib/base/markdown/parse";
import { ReadingProgress } from "./reading-progress";
import { buildStrip, stripWidth } from "./river-strip";
import css from "./table-of-contents.module.css";

/** Longer than any list of headings; CSS crops it to the list's height. */
const stripLength = 1200;

/**
 * The table of contents as a vertical strip map: one station per part with its start in minutes of reading
 * time, and a marker for the reading progress.
 */
export function TableOfContents({ outline, minutes }: { outline: readonly Heading[]; minutes: number }) {
  const stations = outline.filter(({ level }) => level === 2);
  if (stations.length < 2) return null;
  return (
    <nav
      aria-label="In this note"
      className={`${css.strip} md:sticky md:top-29 md:-ml-0.75 md:max-h-[calc(100dvh_-_132px)] md:self-start md:overflow-y-auto md:pl-0.75`}
    >
      <p className={css.stripTitle}>In this note</p>
      <div className="relative">
        <svg
          aria-hidden="true"
          className={css.stripRiver}
          height={stripLength}
          viewBox={`0 0 ${stripWidth} ${stripLength}`}
          width={stripWidth}
        >
          {buildStrip(stripLength, stations.length).map((path) => (
            <path d={path} key={path} />
          ))}
        </svg>
        <ol
          className={`${css.stripStations} relative flex flex-col text-sm leading-[1.35] md:min-h-[min(420px,calc(100dvh_-_260px))]`}
        >
          {stations.map(({ id, text, at }, i) => (
            <li key={id} style={{ flexGrow: Math.max(0.2, (stations[i + 1]?.at ?? minutes) - at) }}>
              <a href={`#${id}`}>
                <span className={`${css.stripMinute} min-w-[1.6em] flex-none text-right`}>
                  {Math.floor(at)}
                  <span className="sr-only"> minutes in: </span>
                </span>
                {text}
              </a>
            </li>
          ))}
        </ol>
        <ReadingProgress />
      </div>
      <p className="note mt-3">Figures: minutes into the text</p>
    </nav>
  );
}
