import { asText, type Content } from "@prismicio/client";
import type { SliceProps } from "@/components/slices/types";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";

export default function NotFor({ slice }: SliceProps<Content.NotForSlice>) {
  const { heading, lead, items } = slice.primary;
  return (
    <section className="on-paper-2 section">
      <div className="wrap grid gap-x-6 gap-y-6 md:grid-cols-12">
        <div className="md:col-span-4 md:pr-6">
          <h2 className="heading-3">{preventHyphenBreaks(asText(heading))}</h2>
          <p className="mt-2 text-fg-2 text-pretty">{asText(lead)}</p>
        </div>
        <ul className="grid gap-x-6 border-t border-fg md:col-span-8 md:grid-cols-3">
          {items.map(({ title, text }) => (
            <li className="border-rule py-4 max-md:border-b md:pb-0" key={title}>
              <h3 className="heading-4">{title}</h3>
              <p className="mt-1 text-fg-2 text-sm">{text && preventHyphenBreaks(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
