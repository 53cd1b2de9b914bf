import { asText, type Content, isFilled } from "@prismicio/client";
import { CmsLink } from "@/components/actions/cms-link";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";

/** What a product's responses cost, by status: one result or nothing. */
export default function BilledResponses({ slice }: SliceProps<Content.BilledResponsesSlice>) {
  const { heading, lead, responses, link, link_label } = slice.primary;
  const cellClasses = "border-rule border-b py-3 align-baseline";
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <table className="w-full text-left">
          <caption className="sr-only">{asText(heading)}</caption>
          <thead className="text-fg-2 text-xs">
            <tr className="border-fg border-b">
              <th className="pb-2 font-normal sm:pl-6" scope="col">
                Status
              </th>
              <th className="pb-2 font-normal" scope="col">
                Response
              </th>
              <th className="pb-2 text-right font-normal whitespace-nowrap sm:pr-6" scope="col">
                Billed results
              </th>
            </tr>
          </thead>
          <tbody>
            {responses.map(({ status, text, is_billed }) => (
              <tr className={is_billed ? "bg-tint-200" : undefined} key={text}>
                <th
                  className={`${cellClasses} figure w-[4em] pr-3 pl-3 sm:w-[6em] sm:pl-6 sm:text-lg`}
                  scope="row"
                >
                  {status}
                </th>
                <td
                  className={`${cellClasses} pr-4 max-sm:text-sm ${is_billed ? "font-[540]" : "text-fg-2"}`}
                >
                  {text}
                </td>
                <td
                  className={`${cellClasses} pr-3 text-right font-[560] font-display text-figure leading-none sm:pr-6 ${is_billed ? "" : "text-fg-3"}`}
                >
                  {is_billed ? 1 : 0}
                </td>
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
