import { asText, type Content, isFilled } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { CmsLink } from "@/components/actions/cms-link";
import { CodeResponse, CodeSamples } from "@/components/code/code-panel";
import css from "@/components/code/code-panel.module.css";
import { CopyCode } from "@/components/code/copy-code";
import { LanguageChoice } from "@/components/code/language-choice";
import { listSamples } from "@/components/slices/code-samples";
import type { SliceContext } from "@/components/slices/types";

export default function CodeTabs({ slice }: SliceComponentProps<Content.CodeTabsSlice, SliceContext>) {
  const { heading, lead, response, reading, link, link_label } = slice.primary;
  const samples = listSamples(slice.primary.samples);
  return (
    <section className="section overflow-hidden">
      <div className={`${css.codeBleed} code-choice ${css.codeChoice}`}>
        <div>
          <h2 className="heading-2">{asText(heading)}</h2>
          <p className="lead mt-5">{asText(lead)}</p>
          <LanguageChoice languages={samples.map(({ language }) => language)} look="pills" name={slice.id} />
          {isFilled.link(link) && (
            <p className="mt-7 text-sm">
              <CmsLink className="link" field={link}>
                {link_label}
              </CmsLink>
            </p>
          )}
        </div>
        <div className={`code-panel ${css.codePanel} on-deep`}>
          <div className={css.codeRequest}>
            <div className={css.codeBar}>
              <b>Request</b>
              <CopyCode />
            </div>
            <CodeSamples about={asText(heading)} samples={samples} />
          </div>
          <CodeResponse about={asText(heading)} responseTime={reading ?? ""} response={asText(response)} />
        </div>
      </div>
    </section>
  );
}
