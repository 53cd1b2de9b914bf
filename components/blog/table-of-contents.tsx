import river from "@/components/illustrations/contents-river.svg";
import { DecorativeDrawing } from "@/components/illustrations/drawing";
import type { Heading } from "@/lib/base/markdown/parse";
import { ReadingProgress } from "./reading-progress";

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
        {/* Longer than any list of headings; cropped to the list's height. */}
        <DecorativeDrawing
          className="absolute top-0 left-0 h-full w-6"
          file={river}
          preserveAspectRatio="xMidYMin slice"
          viewBox="0 0 24 1200"
        />
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
