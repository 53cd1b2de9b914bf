import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import type { SliceContext } from "@/components/slices/types";

/** The nautical chart symbol of a restricted area: a dashed line with T marks that point inward. */
function RestrictedLimit() {
  return (
    <svg
      aria-hidden="true"
      // The line extends to the window's edge.
      className="h-3 w-[calc(100%+max(var(--gutter),(100vw-var(--content))/2))] max-w-none text-accent"
      fill="none"
      stroke="currentColor"
    >
      <pattern height="12" id="restricted-limit" patternUnits="userSpaceOnUse" width="36">
        <path d="M0 1H24M12 1V10" strokeWidth="1.5" />
      </pattern>
      <rect fill="url(#restricted-limit)" height="12" stroke="none" width="100%" />
    </svg>
  );
}

export default function NotFor({ slice }: SliceComponentProps<Content.NotForSlice, SliceContext>) {
  const { heading, lead, items } = slice.primary;
  return (
    <section className="on-deep section overflow-clip">
      <div className="wrap grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 className="heading-2">{asText(heading)}</h2>
          <p className="mt-4 max-w-[34ch] text-fg-2">{asText(lead)}</p>
        </div>
        <div>
          <RestrictedLimit />
          <ul className="md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-8">
            {items.map(({ title, text }) => (
              <li className="border-rule py-4 max-md:border-b md:py-6" key={title}>
                <h3 className="heading-3">{title}</h3>
                <p className="mt-2 text-fg-2 leading-normal">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
