import { asText, type Content, isFilled } from "@prismicio/client";
import { CmsLink } from "@/components/actions/cms-link";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import css from "./index.module.css";

/** What a product's responses cost, by status: one result or nothing. */
export default function BilledResponses({ slice }: SliceProps<Content.BilledResponsesSlice>) {
  const { heading, lead, responses, link, link_label } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <table className={css.responses}>
          <caption className="sr-only">{asText(heading)}</caption>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Response</th>
              <th scope="col">Billed results</th>
            </tr>
          </thead>
          <tbody>
            {responses.map(({ status, text, is_billed }) => (
              <tr className={is_billed ? css.billed : undefined} key={text}>
                <th className="figure" scope="row">
                  {status}
                </th>
                <td>{text}</td>
                <td className={css.count}>{is_billed ? 1 : 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {isFilled.link(link) && link_label && (
          <p className="mt-6 text-sm">
            <CmsLink className="link" field={link}>
              {link_label}
            </CmsLink>
          </p>
        )}
      </div>
    </section>
  );
}
