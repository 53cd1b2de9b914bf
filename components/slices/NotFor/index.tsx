import { asText, type Content } from "@prismicio/client";
import type { SliceProps } from "@/components/slices/types";
import { keepHyphens } from "@/lib/base/format/hyphens";
import css from "./index.module.css";

export default function NotFor({ slice }: SliceProps<Content.NotForSlice>) {
  const { heading, lead, items } = slice.primary;
  return (
    <section className="on-deep section overflow-clip">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 className="heading-2">{keepHyphens(asText(heading))}</h2>
          <p className="mt-4 max-w-[34ch] text-fg-2">{asText(lead)}</p>
        </div>
        <ul className={css.cases}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading-3">{title}</h3>
              <p className="mt-2 text-fg-2">{text && keepHyphens(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
