import { OpenModalLink } from "@/components/actions/open-modal-link";
import { SampleRecord } from "@/components/charts/sample-record";
import { Questions } from "@/components/faq/questions";
import { ClosingSection } from "@/components/sections/closing-section";
import { JsonLd } from "@/components/seo/json-ld";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { answerTime } from "@/lib/base/answer-time";
import { publicEnv } from "@/lib/base/env/public";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { formatCount, formatLongCount } from "@/lib/base/format/count";
import { formatDate } from "@/lib/base/format/date";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { countryName } from "@/lib/content/endpoints/counts";
import type { Pricing } from "@/lib/content/endpoints/schemas";
import type { Dataset } from "@/lib/content/endpoints/schemas-datasets";
import { buildDatasetNode } from "@/lib/features/products/datasets";
import { DatasetCosts } from "./dataset-costs";
import { RefreshHistory } from "./refresh-history";
import { SampleRows } from "./sample-rows";

type DatasetPageProps = { dataset: Dataset; others: readonly Dataset[]; pricing: Pricing | null };

function Hero({ dataset }: { dataset: Dataset }) {
  const { heading, lead, records, sources, countries, firstSnapshot, history, refreshText, slug } = dataset;
  const newest = history[0]?.date ?? firstSnapshot;
  const facts = [
    { value: formatLongCount(records), label: `records in the file of ${formatDate(newest)}` },
    { value: formatCount(sources.count), label: sources.what },
    { value: formatCount(countries.length), label: "countries" },
    { value: formatDate(firstSnapshot), label: "first snapshot; all later ones are kept" },
  ];
  return (
    <section className="bg-tint-100">
      <div className="wrap pt-5 pb-[clamp(48px,6vw,88px)]">
        <PageBreadcrumbs
          items={[
            { label: "Web data", href: routes.products("web-data") },
            { label: products.DS.shortName, href: routes.product("DS") },
            { label: dataset.name },
          ]}
        />
        <div className="mt-[clamp(24px,4vw,56px)] grid grid-cols-1 items-start gap-x-16 gap-y-12 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h1 className="heading-1 text-[clamp(2.5rem,1.7rem+2.9vw,4.25rem)]">{heading}</h1>
            <p className="lead mt-6 max-w-[29em]">{lead}</p>
            <div className="mt-9 flex flex-wrap gap-3 max-sm:flex-col">
              <OpenModalLink className={buttonClasses({ size: "lg" })} plan={`sample-${slug}`} product="DS">
                Request a sample file
              </OpenModalLink>
              <ButtonLink href="#price" size="lg" variant="Outline">
                See what it costs
              </ButtonLink>
            </div>
            <dl className="mt-10 grid max-w-140 grid-cols-[1fr_1fr] border-t border-fg">
              {facts.map(({ value, label }) => (
                <div
                  className="flex flex-col-reverse justify-end gap-1 border-b border-rule py-3.5 pr-4"
                  key={label}
                >
                  <dt className="text-sm leading-[1.35] text-fg-2">{label}</dt>
                  <dd className="font-display text-h3 leading-[1.1] font-[560]">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <RefreshHistory dataset={dataset} />
            <p className="note mt-3">
              Each layer is one refresh: the more records it changed, the thicker it is. Refreshes after{" "}
              {formatDate(newest)} are not shown; the report delivered with each file gives the refresh date.{" "}
              {refreshText}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Fields({ dataset: { table, fields, history } }: { dataset: Dataset }) {
  const newest = history[0]?.date;
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-10 grid items-end gap-x-6 gap-y-4 md:grid-cols-12">
          <h2 className="heading-2 md:col-span-7">One record, field by field</h2>
          <p className="lead md:col-span-5">
            Each field shows the share of records that have a value. If the source page does not show a value,
            the field is null.
          </p>
        </div>
        <SampleRecord
          fields={fields}
          note={`Filled: share of records that hold a value${newest ? `, refresh of ${formatDate(newest)}` : ""}. The example is invented.`}
          title={`${table}, one record`}
        />
      </div>
    </section>
  );
}

const deliveryFacts = [
  {
    title: "Formats",
    text: "JSON Lines or CSV (both gzipped), or Parquet. Every file comes with its JSON Schema.",
  },
  {
    title: "Delivered to",
    text: "Your S3 bucket, your SFTP server, or a signed HTTPS link that is valid for 7 days.",
  },
  {
    title: "Checked",
    text: "Row counts, types, ranges and duplicates against the last delivery. A file that fails is held for review.",
  },
];

function Terms({ terms, className }: { terms: Dataset["uses"]; className: string }) {
  return (
    <dl className={className}>
      {terms.map(({ title, text }) => (
        <div className="border-rule border-t py-3.5" key={title}>
          <dt className="heading-4">{title}</dt>
          <dd className="mt-1 text-fg-2 text-sm leading-normal">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Coverage({ dataset: { countries, uses, notFor, refreshText } }: { dataset: Dataset }) {
  return (
    <section className="on-deep section">
      <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="heading-2">What it covers, and what it leaves out</h2>
          <p className="mt-6 text-fg-2">{countries.map(countryName).toSorted().join(", ")}.</p>
          <Terms className="mt-8" terms={[{ title: "Refreshed", text: refreshText }, ...deliveryFacts]} />
        </div>
        <div>
          <h3 className="heading-3">Used for</h3>
          <Terms className="mt-4" terms={uses} />
          <h3 className="heading-3 mt-10">Not for</h3>
          <ul className="mt-4">
            {notFor.map((sentence) => (
              <li className="border-rule border-t py-3.5 text-fg-2" key={sentence}>
                {preventHyphenBreaks(sentence)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Others({ others }: Pick<DatasetPageProps, "others">) {
  return (
    <section className="section pt-0">
      <div className="wrap">
        <h2 className="heading-3">Other datasets</h2>
        <ul className="mt-4 border-t border-fg">
          {others.map(({ slug, name, records, refresh }) => (
            <li key={slug}>
              <a
                className="group items-baseline justify-between border-b border-rule py-3 max-sm:grid sm:flex"
                href={routes.dataset(slug)}
              >
                <span className="heading-4 underline-offset-4 group-hover:underline">{name}</span>
                <span className="text-fg-2 text-sm">
                  {formatLongCount(records)} records, {refresh}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The page of a dataset: refreshes, fields, sample rows, cost and limits. */
export function DatasetPage({ dataset, others, pricing }: DatasetPageProps) {
  const api = products[dataset.api];
  return (
    <div data-tint={products.DS.tint}>
      <JsonLd data={buildDatasetNode(dataset, publicEnv.SITE_URL)} />
      <Hero dataset={dataset} />
      <Fields dataset={dataset} />
      <SampleRows dataset={dataset} />
      <DatasetCosts dataset={dataset} pricing={pricing} />
      <Coverage dataset={dataset} />
      <Questions
        aside={
          <>
            The{" "}
            <a className="link" href={api.path}>
              {preventHyphenBreaks(uncapitalize(api.name))}
            </a>{" "}
            collects the pages you choose, on demand.
          </>
        }
        heading="Frequently asked questions"
        questions={dataset.questions}
      />
      {others.length > 0 && <Others others={others} />}
      <ClosingSection
        heading="Load a sample before you buy"
        lead={`1,000 records for your country and category from the newest file, with the schema and the report. Free, by email ${answerTime}.`}
      >
        <OpenModalLink className={buttonClasses({ size: "lg" })} plan={`sample-${dataset.slug}`} product="DS">
          Request a sample file
        </OpenModalLink>
        <ButtonLink href={routes.pricing("DS")} size="lg" variant="Outline">
          See all dataset prices
        </ButtonLink>
      </ClosingSection>
    </div>
  );
}
