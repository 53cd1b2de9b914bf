import { OpenModalLink } from "@/components/actions/open-modal-link";
import { chartFrame } from "@/components/charts/chart-frame";
import { CompanyMark } from "@/components/charts/company-mark";
import { StoryChart } from "@/components/charts/story-chart";
import storyCss from "@/components/customers/story.module.css";
import { JsonLd } from "@/components/seo/json-ld";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { publicEnv } from "@/lib/base/env/public";
import { uncapitalize } from "@/lib/base/format/capitalize";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { UseCase } from "@/lib/content/endpoints/schemas-company";
import { buildArticle } from "@/lib/content/seo/json-ld";
import type { CustomerQuote, MeasuredCustomer } from "@/lib/features/customers/read";
import { Signature } from "./signature";

function Result({ customer }: { customer: MeasuredCustomer }) {
  const { result, figures, company, mark, industry } = customer;
  return (
    <section className="on-deep">
      <div className="wrap pt-5 pb-fluid-4">
        <PageBreadcrumbs items={[{ label: "Customers", href: routes.customers() }, { label: company }]} />
        <p className="mt-fluid-1 flex flex-wrap items-center gap-x-6 gap-y-1">
          <CompanyMark className="text-lead" mark={mark} name={company} />
          <span className="text-fg-2 text-sm">{industry}</span>
        </p>
        <h1 className="heading-1 mt-5 max-w-[18em]">{customer.heading}</h1>
        <p className="lead mt-6">{customer.lead}</p>
        <dl className="mt-fluid-3 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-rule-2 pt-7 sm:grid-cols-[repeat(3,1fr)] nav:grid-cols-[2.2fr_1fr_1fr_1.2fr] nav:items-end">
          <div className="flex flex-col-reverse justify-end col-span-full nav:col-auto">
            <dt className="mt-2 max-w-[26ch] text-sm text-fg-2 nav:min-h-[2lh]">
              {result.measure}, {result.period}
            </dt>
            <dd className="flex items-center gap-[0.25em] font-display text-[length:clamp(2.75rem,1.8rem_+_3.6vw,5rem)] leading-none font-[560]">
              <span className="text-fg-3">
                {result.before}
                <span className="sr-only"> before, </span>
              </span>
              <span
                aria-hidden="true"
                className="relative h-0.5 w-[0.6em] bg-accent after:absolute after:-top-1 after:right-0 after:size-2.5 after:rotate-45 after:border-t-2 after:border-r-2 after:border-accent"
              />
              <span>
                {result.after}
                <span className="sr-only"> after</span>
              </span>
            </dd>
          </div>
          {figures.map(({ value, label }) => (
            <div className="flex flex-col-reverse justify-end" key={label}>
              <dt className="mt-2 max-w-[26ch] text-sm text-fg-2 nav:min-h-[2lh]">{label}</dt>
              <dd className="flex min-h-[1.2em] items-end font-display text-figure leading-none font-[560]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Chapters({ customer }: { customer: MeasuredCustomer }) {
  const { chapters, result, products: used, unsolved } = customer;
  return (
    <section className="section">
      <div className="wrap grid gap-x-18 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-10">
          {chapters.map(({ heading, paragraphs }) => (
            <div key={heading}>
              <h2 className="heading-3">{heading}</h2>
              <div className="mt-3 grid max-w-[64ch] gap-3 leading-[1.65]">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          ))}
          <div className="border-accent border-l-[3px] pl-6">
            <h2 className="heading-4">What is still unsolved</h2>
            <p className="mt-1.5 max-w-[62ch] text-fg-2">{unsolved}</p>
          </div>
        </div>
        <div className="self-start md:sticky md:top-30">
          <StoryChart className={chartFrame} result={result} />
          <h2 className="heading-4 mt-10">Products used</h2>
          <ul className="mt-2 border-fg border-t">
            {used.map(({ code, use }) => (
              <li
                className="flex items-baseline gap-2 border-rule border-b py-3"
                data-tint={products[code].tint}
                key={code}
              >
                <span aria-hidden="true" className="size-2.5 shrink-0 bg-tint-500" />
                <span>
                  <a className="link" href={products[code].path}>
                    {products[code].shortName}
                  </a>
                  <span className="block text-fg-2 text-sm">{use}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Quote({ quote, company }: { quote: CustomerQuote; company: string }) {
  return (
    <section className="section bg-ground-3">
      <figure className="wrap">
        <blockquote className={`${storyCss.storyQuote} max-w-[26em]`}>{quote.text}</blockquote>
        <Signature author={quote.author} company={company} role={quote.jobTitle} />
      </figure>
    </section>
  );
}

function RelatedLinks({
  customer,
  useCase,
  others,
  method,
}: {
  customer: MeasuredCustomer;
  useCase: UseCase | null;
  others: MeasuredCustomer[];
  method: string;
}) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="heading-2">Working on something similar?</h2>
          <p className="mt-4 max-w-[44ch] text-fg-2">
            {useCase
              ? `See which fields and which product fit ${uncapitalize(useCase.name)}.`
              : "Ask for a sample file from your field. It is free, and looks exactly like a regular delivery."}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <OpenModalLink
              className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}
              product={customer.products[0]?.code}
            >
              Contact sales
            </OpenModalLink>
            {useCase && (
              <ButtonLink href={routes.singleUseCase(useCase.slug)} size="lg" variant="Outline">
                See the use case
              </ButtonLink>
            )}
          </div>
        </div>
        <ul className="border-fg border-t">
          {others.map(({ slug, company, result }) => (
            <li className="border-rule border-b" key={slug}>
              <a
                className="group flex items-baseline justify-between gap-x-6 gap-y-0.5 py-4 max-sm:flex-col"
                href={routes.customer(slug)}
              >
                <span className="font-[560] underline-offset-4 group-hover:underline">{company}</span>
                <span className="text-fg-2 text-sm sm:text-right">
                  {uncapitalize(result.measure)} {result.before} to {result.after}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="note max-w-[92ch] md:col-span-2">{method}</p>
      </div>
    </section>
  );
}

/** A customer story: the result, how it was reached, and what is still open. */
export function CustomerPage({
  customer,
  quote,
  useCase,
  others,
  method,
}: {
  customer: MeasuredCustomer;
  quote: CustomerQuote | null;
  useCase: UseCase | null;
  others: MeasuredCustomer[];
  method: string;
}) {
  const article = buildArticle({
    siteUrl: publicEnv.SITE_URL,
    type: "TechArticle",
    path: routes.customer(customer.slug),
    headline: customer.heading,
    description: customer.head.description,
    datePublished: customer.head.updated,
    dateModified: customer.head.updated,
    section: "Customers",
  });
  return (
    <div data-tint={products[customer.products[0]?.code ?? "OXY"].tint}>
      <JsonLd data={article} />
      <Result customer={customer} />
      <Chapters customer={customer} />
      {quote && <Quote company={customer.company} quote={quote} />}
      <RelatedLinks customer={customer} method={method} others={others} useCase={useCase} />
    </div>
  );
}
