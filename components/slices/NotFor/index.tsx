import { asText, type Content } from "@prismicio/client";
import type { SliceProps } from "@/components/slices/types";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import css from "./index.module.css";

export default function NotFor({ slice }: SliceProps<Content.NotForSlice>) {
  const { heading, lead, items } = slice.primary;
  return (
    <section className="on-deep section overflow-clip">
      <div className="wrap grid gap-x-6 gap-y-10 md:grid-cols-3">
        <div className="md:pr-6">
          <h2 className="heading-2">{preventHyphenBreaks(asText(heading))}</h2>
          <p className="mt-4 max-w-[34ch] text-fg-2">{asText(lead)}</p>
        </div>
        <ul className={`${css.cases} md:col-span-2`}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading-3">{title}</h3>
              <p className="mt-2 text-fg-2">{text && preventHyphenBreaks(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
