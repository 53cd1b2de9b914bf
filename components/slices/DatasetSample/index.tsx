import { asText, type Content, isFilled } from "@prismicio/client";
import { CmsLink } from "@/components/actions/cms-link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SampleRecord } from "@/components/charts/sample-record";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { buttonClasses } from "@/components/ui/button";
import { SectionHead } from "@/components/ui/section-head";

function DatasetList({ slice }: { slice: Content.DatasetSampleSliceList }) {
  const { heading, lead, datasets } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <ul className="border-t border-fg">
          {datasets.map(({ title, text, frequency, link }) => (
            <li
              className="grid gap-x-6 gap-y-1 border-b border-rule py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_96px] md:items-baseline"
              key={title}
            >
              <h3 className="heading-3">
                {isFilled.link(link) ? (
                  <CmsLink
                    className="underline decoration-1 decoration-current/35 underline-offset-4 hover:decoration-current"
                    field={link}
                  >
                    {title}
                  </CmsLink>
                ) : (
                  title
                )}
              </h3>
              <p className="text-fg-2">{text}</p>
              <p className="text-fg-2 text-sm italic">{frequency}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function OneRecord({ slice, context }: { slice: Content.DatasetSampleSliceDefault; context: SliceContext }) {
  const { heading, lead, sheet_title, sheet_note, fields, deliveries, sample_label } = slice.primary;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 nav:grid-cols-[minmax(0,1fr)_304px]">
          <SampleRecord
            fields={fields.map(({ name, kind, example, filled }) => ({
              name: name ?? "",
              kind: kind ?? "",
              example: example ?? "",
              filled: filled ?? 0,
            }))}
            note={sheet_note ?? ""}
            title={sheet_title ?? ""}
          />
          <div>
            <dl>
              {deliveries.map(({ title, text }) => (
                <div className="border-rule border-t py-4" key={title}>
                  <dt className="heading-4">{title}</dt>
                  <dd className="mt-1 text-fg-2 text-sm leading-normal">{text}</dd>
                </div>
              ))}
            </dl>
            <OpenModalLink
              className={`${buttonClasses({ variant: "Outline" })} mt-4 max-sm:w-full`}
              plan="sample-file"
              product={context.product}
            >
              {sample_label}
            </OpenModalLink>
          </div>
        </div>
      </div>
    </section>
  );
}

export default function DatasetSample({ slice, context }: SliceProps<Content.DatasetSampleSlice>) {
  switch (slice.variation) {
    case "default":
      return <OneRecord context={context} slice={slice} />;
    case "list":
      return <DatasetList slice={slice} />;
    default:
      // Prismic may have a newer variation than this release.
      return null;
  }
}
