import { toPath } from "@/lib/base/drawing/path";
import type { Point } from "@/lib/base/drawing/points";
import { ribbon } from "@/lib/base/drawing/ribbon";
import type { ControlPoint } from "@/lib/base/drawing/spline";
import type { Heading } from "@/lib/base/markdown/parse";
import { ReadingProgress } from "./reading-progress";

/** Width of the strip and length of one bend, in user units; a bend turns left and right once. */
const stripWidth = 24;
const bend = 84;

/** A narrow river along a strip of `height` user units, one path per stroke. */
function buildStrip(height: number, seed: number): string[] {
  const middle = stripWidth / 2;
  const turns = Math.ceil(height / (bend / 2)) + 1;
  const points = Array.from({ length: turns + 1 }, (_, i): ControlPoint => {
    const side = i % 2 === 0 ? -1 : 1;
    return [middle + side * (3.5 + ((i * 7 + seed) % 4)), (i * bend) / 2 - bend / 4, 1];
  });
  const { strokes } = ribbon({ points, strokes: 3, spacing: 3.2, drift: 0.05, seed });
  return strokes.map((line: Point[]) => toPath(line, { grid: 0.5, tolerance: 0.3 }));
}

/** Longer than any list of headings; CSS crops it to the list's height. */
const stripLength = 1200;

/** The table of contents as a strip map: a station per part, and a marker for the reading progress. */
export function TableOfContents({ outline }: { outline: readonly Heading[] }) {
  const stations = outline.filter(({ level }) => level === 2);
  if (stations.length < 2) return null;
  return (
    <nav
      aria-label="In this post"
      className="md:[scrollbar-width:thin] md:sticky md:top-29 md:-ml-0.75 md:max-h-[calc(100dvh_-_132px)] md:self-start md:overflow-y-auto md:pl-0.75"
    >
      <p className="mb-3 text-sm font-semibold">In this post</p>
      <div className="relative">
        <svg
          aria-hidden="true"
          className="absolute top-0 left-0 h-full w-6 overflow-hidden fill-none stroke-line stroke-[1.2]"
          height={stripLength}
          viewBox={`0 0 ${stripWidth} ${stripLength}`}
          width={stripWidth}
        >
          {buildStrip(stripLength, stations.length).map((path) => (
            <path d={path} key={path} />
          ))}
        </svg>
        <ol className="relative flex flex-col text-sm leading-[1.35] md:min-h-[min(420px,calc(100dvh_-_260px))]">
          {stations.map(({ id, text }) => (
            <li className="grow pb-1" key={id}>
              <a
                className="block min-h-8 rounded-1 py-1.25 pl-8 text-fg-2 underline-offset-3 before:absolute before:left-[7.5px] before:mt-1.5 before:size-2.25 before:rounded-full before:border-[1.5px] before:border-accent before:bg-ground hover:text-fg hover:underline aria-[current]:font-[550] aria-[current]:text-fg"
                href={`#${id}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
        <ReadingProgress />
      </div>
    </nav>
  );
}
