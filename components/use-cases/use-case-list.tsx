import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ClosingSection } from "@/components/sections/closing-section";
import { Entry, EntryList } from "@/components/sections/entry-list";
import { PageHead } from "@/components/sections/page-head";
import { buttonClasses } from "@/components/ui/button";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { Comparison, UseCases } from "@/lib/content/endpoints/schemas-company";
import { FrequencyScale, UprightFrequencyScale } from "./frequency-scale";

function OtherOptions({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <section className="section pt-0">
      <div className="wrap grid gap-x-12 gap-y-8 md:grid-cols-12">
        <h2 className="heading-2 md:col-span-5">Don’t see your use case?</h2>
        <div className="md:col-span-6 md:col-start-7">
          <p className="lead">
            Most projects are a variation of one of these. If a monthly file is enough, see the{" "}
            <a className="link" href={routes.product("DS")}>
              datasets
            </a>{" "}
            first. If you are choosing between ways to collect data, the{" "}
            <a className="link" href={routes.comparisons()}>
              comparisons
            </a>{" "}
            show when to use which.
          </p>
          <ul className="mt-6 border-fg border-t">
            {comparisons.map(({ slug, name }) => (
              <li className="border-rule border-b" key={slug}>
                <a className="link block py-3" href={routes.comparison(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function UseCaseList({
  content,
  comparisons,
}: {
  content: UseCases;
  comparisons: readonly Comparison[];
}) {
  return (
    <>
      <section className="wrap pt-5 pb-[var(--section)]">
        <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Use cases" }]} />
        <FrequencyScale cases={content.cases} />
        <UprightFrequencyScale cases={content.cases} />
        <EntryList className="mt-fluid-3">
          {content.cases.map(({ product, slug, name, lead, frequency }) => (
            <Entry
              href={routes.singleUseCase(slug)}
              key={slug}
              lead={lead}
              tint={products[product].tint}
              title={name}
            >
              <dl className="grid grid-cols-[10rem_minmax(0,1fr)] gap-x-4 md:grid-cols-2">
                <div>
                  <dt className="text-fg-2 text-sm">Collected</dt>
                  <dd className="heading-4 mt-1">{frequency.text}</dd>
                </div>
                <div>
                  <dt className="text-fg-2 text-sm">Product</dt>
                  <dd className="heading-4 mt-1 flex items-baseline gap-2.5">
                    <span aria-hidden="true" className="size-2.5 flex-none bg-tint-500" />
                    {products[product].shortName}
                  </dd>
                </div>
              </dl>
            </Entry>
          ))}
        </EntryList>
      </section>
      <OtherOptions comparisons={comparisons} />
      <ClosingSection
        heading="Get a sample record"
        lead="Send one URL and the fields you need. An engineer replies with a sample record, or explains why it cannot be collected."
      >
        <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
          Request a sample
        </OpenModalLink>
      </ClosingSection>
    </>
  );
}
