import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import type { CSSProperties } from "react";
import { ZoomFrames } from "@/components/illustrations/zoom-frames";
import type { SliceContext } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import css from "./index.module.css";

type LevelStyle = CSSProperties & { "--level": number };

type Primary = Content.TargetingLevelsSlice["primary"];
type SyntaxProps = Pick<Primary, "base" | "joint" | "tail"> & {
  levels: readonly Primary["levels"][number][];
};

/**
 * The username up to a level, with line breaks only between levels; the part of this level is highlighted.
 */
function Syntax({ base, joint, tail, levels }: SyntaxProps) {
  const last = levels.at(-1);
  const parts = [base, ...levels.slice(0, -1).map(({ syntax }) => syntax)];
  return (
    <>
      {parts.map((part) => (
        <span className="inline-block max-w-full wrap-anywhere whitespace-pre-wrap text-fg-2" key={part}>
          {part}
          {joint}
        </span>
      ))}
      <mark className="inline-block max-w-full rounded-1 bg-tint-200 px-0.75 wrap-anywhere whitespace-pre-wrap text-tint-900">
        {last?.syntax}
      </mark>
      <span className="inline-block max-w-full wrap-anywhere whitespace-pre-wrap text-fg-2">{tail}</span>
    </>
  );
}

export default function TargetingLevels({
  slice,
}: SliceComponentProps<Content.TargetingLevelsSlice, SliceContext>) {
  const { heading, lead, syntax_label, base, joint, tail, levels, note } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <div
          className="relative grid auto-rows-[auto] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-16"
          style={{ gridTemplateRows: `repeat(${levels.length}, auto)` }}
        >
          <ZoomFrames levels={levels.length} />
          <ol className={`${css.zoomList} relative col-1 row-[1_/_-1] grid grid-rows-[subgrid] md:col-2`}>
            {levels.map(({ name, count, text }, level) => {
              const style: LevelStyle = { "--level": level };
              return (
                <li key={name} style={style}>
                  <h3 className="heading-4">
                    {name} <span className="ml-2 font-normal text-fg-2 text-sm italic">{count}</span>
                  </h3>
                  <p className="figure mt-2 text-sm">
                    <span className="sr-only">{syntax_label}: </span>
                    <Syntax base={base} joint={joint} levels={levels.slice(0, level + 1)} tail={tail} />
                  </p>
                  <p className="mt-1.5 max-w-[56ch] text-fg-2 text-sm leading-normal">{text}</p>
                </li>
              );
            })}
          </ol>
        </div>
        <p className="note mt-8">{note}</p>
      </div>
    </section>
  );
}
