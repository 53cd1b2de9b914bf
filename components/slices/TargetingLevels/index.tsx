import { asText, type Content } from "@prismicio/client";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";

type Primary = Content.TargetingLevelsSlice["primary"];

const markClasses =
  "inline-block max-w-full border-ground border-l bg-tint-200 leading-normal text-tint-900 wrap-anywhere whitespace-pre-wrap";

/** The whole username or request, with every level marked. */
function Syntax({ syntax_label, base, joint, tail, levels }: Primary) {
  return (
    <p className="figure mb-6 text-fg-2 text-sm leading-[1.9] whitespace-pre-wrap wrap-anywhere">
      <span className="sr-only">{syntax_label}: </span>
      {base}
      {levels.map(({ syntax }) => (
        <span key={syntax}>
          {joint}
          <mark className={markClasses}>{syntax}</mark>
        </span>
      ))}
      {tail}
    </p>
  );
}

/** The parameters that narrow where a request comes from or what it returns. */
export default function TargetingLevels({ slice }: SliceProps<Content.TargetingLevelsSlice>) {
  const { heading, lead, levels, note } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <Syntax {...slice.primary} />
        <ul className="border-fg border-t">
          {levels.map(({ name, count, syntax, text }) => (
            <li
              className="grid gap-x-6 gap-y-1 border-rule border-b py-4 text-sm md:grid-cols-[3fr_4fr_5fr] md:items-baseline"
              key={name}
            >
              <h3 className="heading-4">
                {name} <span className="ml-2 font-normal text-fg-2 text-sm italic">{count}</span>
              </h3>
              <code className="figure">
                <span className={markClasses}>{syntax}</span>
              </code>
              <p className="text-fg-2 leading-normal">{text}</p>
            </li>
          ))}
        </ul>
        <p className="note mt-6">{note}</p>
      </div>
    </section>
  );
}
