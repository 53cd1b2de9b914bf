import { asText, type Content, isFilled } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { CmsLink } from "@/components/actions/cms-link";
import { StationSymbol } from "@/components/charts/station-symbol";
import type { SliceContext } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";

export default function Survey({ slice }: SliceComponentProps<Content.SurveySlice, SliceContext>) {
  const { heading, lead, stations } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <ol className="survey">
          {stations.map(({ symbol, title, text, link, link_label }) => (
            <li key={title}>
              {symbol && <StationSymbol className="survey-symbol" name={symbol} />}
              <h3 className="heading-4">{title}</h3>
              <p>{text}</p>
              {isFilled.link(link) && (
                <p className="mt-1.25">
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
