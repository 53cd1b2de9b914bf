import { asText, type Content, isFilled } from "@prismicio/client";
import { CmsLink } from "@/components/actions/cms-link";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import css from "./index.module.css";

/** Symbols of survey stations. */
const symbols = {
  triangulation: "M11 3 20 19H2ZM11 12.4v1.2",
  boundary: "M11 3a8 8 0 1 1 0 16a8 8 0 1 1 0-16v16M3 11h16",
  station: "M4 4h14v14H4zM11 10.4v1.2",
  benchmark: "M11 2v18M5 20h12M6 7l5-5 5 5",
};

export default function Survey({ slice }: SliceProps<Content.SurveySlice>) {
  const { heading, lead, stations } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <ol
          className={`${css.survey} grid grid-cols-1 sm:grid-cols-[1fr_1fr] sm:gap-y-11 md:grid-cols-[repeat(4,1fr)]`}
        >
          {stations.map(({ symbol, title, text, link, link_label }) => (
            <li key={title}>
              {symbol && (
                // With a background, because it is drawn on top of a line.
                <svg
                  aria-hidden="true"
                  className={`bg-ground ${css.surveySymbol}`}
                  fill="none"
                  height="22"
                  stroke="currentColor"
                  strokeLinecap="round"
                  strokeWidth="1.5"
                  viewBox="0 0 22 22"
                  width="22"
                >
                  <path d={symbols[symbol]} />
                </svg>
              )}
              <h3 className="heading-4">{title}</h3>
              <p>{text}</p>
              {isFilled.link(link) && link_label && (
                <p className="mt-2.5">
                  <CmsLink className="link" field={link}>
                    {link_label}
                  </CmsLink>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
