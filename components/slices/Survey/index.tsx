import { asText, type Content, isFilled } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { CmsLink } from "@/components/actions/cms-link";
import { StationSymbol } from "@/components/charts/station-symbol";
import type { SliceContext } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import css from "./index.module.css";

export default function Survey({ slice }: SliceComponentProps<Content.SurveySlice, SliceContext>) {
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
              {symbol && <StationSymbol className={css.surveySymbol} name={symbol} />}
              <h3 className="heading-4">{title}</h3>
              <p>{text}</p>
              {isFilled.link(link) && (
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
