import { asText, type Content, isFilled } from "@prismicio/client";
import { Fragment } from "react";
import { SideSection } from "@/components/sections/side-section";
import type { SliceProps } from "@/components/slices/types";

const markClasses =
  "inline-block max-w-full border-ground border-l bg-tint-200 leading-normal text-tint-900 wrap-anywhere whitespace-pre-wrap";

type Level = Content.TargetingLevelsSliceDefault["primary"]["levels"][number];

/** Levels that one username combines. A line excludes the city: the IP that replaces it may be in another one. */
function listCombined(levels: readonly Level[]): Level[] {
  const startsWith = (level: Level, key: string) => level.syntax?.startsWith(`-${key}-`);
  const hasLine = levels.some((level) => startsWith(level, "line"));
  return levels.filter((level) => !(hasLine && startsWith(level, "city")));
}

/** The whole username, with every level marked, and the levels below it. */
function Username({ slice }: { slice: Content.TargetingLevelsSliceDefault }) {
  const { heading, lead, syntax_label, base, levels, note } = slice.primary;
  return (
    <SideSection heading={asText(heading)} lead={asText(lead)}>
      <p className="figure mb-6 text-fg-2 text-sm leading-[1.9] wrap-anywhere">
        <span className="sr-only">{syntax_label}: </span>
        {base}
        {listCombined(levels).map(({ syntax }) => (
          <Fragment key={syntax}>
            <mark className={markClasses}>{syntax?.trimEnd()}</mark>
            {syntax?.endsWith(" ") && " "}
          </Fragment>
        ))}
      </p>
      <ul className="border-fg border-t">
        {levels.map(({ name, count, syntax, text }) => (
          <li
            className="grid gap-x-6 gap-y-1 border-rule border-b py-4 text-sm sm:grid-cols-[2fr_3fr] sm:grid-rows-[auto_1fr] sm:items-baseline"
            key={name}
          >
            <h3 className="heading-4">
              {name} <span className="ml-2 font-normal text-fg-2 text-sm italic">{count}</span>
            </h3>
            <p className="text-fg-2 leading-normal sm:row-span-2">{text}</p>
            <code className="figure">
              <span className={markClasses}>{syntax?.trimEnd()}</span>
            </code>
          </li>
        ))}
      </ul>
      <p className="note mt-6">{note}</p>
    </SideSection>
  );
}

/** The body of a request in large type, with a note beside each line. */
function Request({ slice }: { slice: Content.TargetingLevelsSliceRequest }) {
  const { heading, lead, syntax_label, base, tail, levels, note } = slice.primary;
  const codeClasses = "figure text-[length:clamp(1rem,0.5rem+1.6vw,1.75rem)] leading-tight wrap-anywhere";
  return (
    <section className="on-deep section">
      <div className="wrap">
        <h2 className="heading-statement max-w-[16em]">{asText(heading)}</h2>
        {isFilled.richText(lead) && <p className="lead mt-4 max-w-[44em]">{asText(lead)}</p>}
        <code className={`${codeClasses} mt-10 block pl-[2ch] -indent-[2ch] text-balance text-fg-2`}>
          <span className="sr-only">{syntax_label}: </span>
          {base},
        </code>
        <ul className="my-4 border-rule border-t">
          {levels.map(({ name, count, syntax, text }, i) => (
            <li
              className="grid gap-x-6 gap-y-2 border-rule border-b py-4 text-sm md:grid-cols-12 md:items-baseline"
              key={name}
            >
              <code className={`${codeClasses} text-accent md:col-span-5 md:pl-[2ch]`}>
                {syntax}
                {i < levels.length - 1 && ","}
              </code>
              <div className="grid items-baseline gap-x-6 md:col-span-7 lg:grid-cols-2">
                <h3 className="heading-4">
                  {name} <span className="ml-2 font-normal text-fg-2 text-sm italic">{count}</span>
                </h3>
                <p className="text-fg-2 leading-normal">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <code className={`${codeClasses} block text-fg-2`}>{tail}</code>
        <p className="note mt-6">{note}</p>
      </div>
    </section>
  );
}

/** The parameters that narrow where a request comes from or what it returns. */
export default function TargetingLevels({ slice }: SliceProps<Content.TargetingLevelsSlice>) {
  switch (slice.variation) {
    case "default":
      return <Username slice={slice} />;
    case "request":
      return <Request slice={slice} />;
    default:
      // Prismic may have a newer variation than this release.
      return null;
  }
}
