import { asText, type Content, isFilled } from "@prismicio/client";
import { CmsLink } from "@/components/actions/cms-link";
import { CodeBesideText } from "@/components/code/code-panel";
import { listSamples } from "@/components/slices/code-samples";
import type { SliceProps } from "@/components/slices/types";

export default function CodeTabs({ slice }: SliceProps<Content.CodeTabsSlice>) {
  const { heading, lead, response, reading, link, link_label, samples } = slice.primary;
  return (
    <section className="section overflow-hidden">
      <CodeBesideText
        about={asText(heading)}
        name={slice.id}
        responseTime={reading ?? ""}
        response={asText(response)}
        samples={listSamples(samples)}
      >
        <h2 className="heading-2">{asText(heading)}</h2>
        <p className="lead mt-5">{asText(lead)}</p>
        {isFilled.link(link) && link_label && (
          <p className="mt-7 text-sm">
            <CmsLink className="link" field={link}>
              {link_label}
            </CmsLink>
          </p>
        )}
      </CodeBesideText>
    </section>
  );
}
