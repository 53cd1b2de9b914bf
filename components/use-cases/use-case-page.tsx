import { OpenModalLink } from "@/components/actions/open-modal-link";
import { chartFrame } from "@/components/charts/chart-frame";
import { CompanyMark } from "@/components/charts/company-mark";
import { CodeBesideText } from "@/components/code/code-panel";
import { LimitList } from "@/components/sections/limit-list";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { answerTime } from "@/lib/base/answer-time";
import { formatDuration, formatPercent } from "@/lib/base/format/count";
import { formatUnitPrice } from "@/lib/base/format/money";
import { productLinkLabel, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { networkOf } from "@/lib/content/endpoints/network";
import { priceFrom, pricingOf } from "@/lib/content/endpoints/prices";
import type { NetworkFigures, Pricing } from "@/lib/content/endpoints/schemas";
import type { UseCase } from "@/lib/content/endpoints/schemas-company";
import { CaseChart } from "./case-chart";
import css from "./use-case-page.module.css";

type Facts = { network: NetworkFigures; pricing: Pricing | null };

function Hero({ useCase }: { useCase: UseCase }) {
  const { chart, product } = useCase;
  const { path } = products[product];
  return (
    <section className="wrap pt-5">
      <PageBreadcrumbs
        items={[{ label: "Use cases", href: routes.allUseCases() }, { label: useCase.name }]}
      />
      <div className="mt-fluid-2 grid grid-cols-1 items-center gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h1 className="heading-1 text-[clamp(2.5rem,1.7rem+2.9vw,4rem)]">{useCase.heading}</h1>
          <p className="lead mt-6">{useCase.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            {/* The longest product name just fits at 320 px. */}
            <ButtonLink className="max-sm:px-2" color="PrimaryAlt" href={path} size="lg">
              {productLinkLabel(product)}
            </ButtonLink>
            <ButtonLink href="#sample" size="lg" variant="Outline">
              Jump to the sample
            </ButtonLink>
          </div>
        </div>
        <div className={chartFrame}>
          <CaseChart chart={chart} />
        </div>
      </div>
    </section>
  );
}

function Problem({ problem }: Pick<UseCase, "problem">) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-16 gap-y-6 md:grid-cols-12">
        <h2 className="heading-2 md:col-span-5">{problem.heading}</h2>
        <div className="grid gap-4 text-lead leading-normal md:col-span-6 md:col-start-7">
          {problem.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Fields({ fields, frequency }: Pick<UseCase, "fields" | "frequency">) {
  return (
    <section className="section bg-ground-3">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 className="heading-2">The data you need</h2>
          <p className="text-fg-2 italic">collected {frequency.text}</p>
        </div>
        <table className={`${css.fieldList} mt-10 w-full border-collapse text-left`}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Example</th>
              <th scope="col">Why you need it</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, example, why }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="font-mono text-[0.875rem] leading-[normal] font-[450] wrap-anywhere text-accent sm:whitespace-nowrap">
                  {example}
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Success rate, response time and lowest price of the product; unavailable values are left out. */
function ProductFigures({ product, network, pricing }: Facts & Pick<UseCase, "product">) {
  const measured = networkOf(network, product);
  const price = pricing && priceFrom(pricing, product);
  const unit = pricing && pricingOf(pricing, product)?.per;
  const per = product === "RE_API" ? " per listing" : "";
  const figures = [
    { label: `success rate${per}`, value: measured?.success ? formatPercent(measured.success) : null },
    {
      label: `median response${per}`,
      value: measured?.medianMs ? formatDuration(measured.medianMs) : null,
    },
    {
      label: unit ? `${formatPriceUnitPerPeriod(unit, product)}, at the largest volume` : "",
      value: price && unit ? formatUnitPrice(price) : null,
    },
  ];
  return (
    <dl className="mt-8 grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {figures.map(({ label, value }) =>
        value ? (
          <div className="flex flex-col-reverse justify-end gap-1 border-rule-2 border-t pt-3" key={label}>
            <dt className="text-fg-2 text-sm">{label}</dt>
            <dd className="font-[560] font-display text-figure leading-none">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Choice({ useCase, facts }: { useCase: UseCase; facts: Facts }) {
  const { choice, product } = useCase;
  return (
    <section className="on-deep section">
      <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2 className="heading-2">{choice.heading}</h2>
          <div className="mt-6 grid max-w-[60ch] gap-3 text-fg-2">
            {choice.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ProductFigures {...facts} product={product} />
        </div>
        <div className="md:col-span-4 md:col-start-9">
          <h3 className="heading-4">When another product fits better</h3>
          <ul className="mt-4 border-rule-2 border-t">
            {choice.others.map(({ product: other, when }) => (
              <li className="border-rule border-b py-4" key={other}>
                <p>{when}</p>
                <p className="mt-1 text-sm">
                  <a className="link" href={products[other].path}>
                    {products[other].name}
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function SampleCode({ useCase }: { useCase: UseCase }) {
  const { sample, name } = useCase;
  return (
    <section className="section overflow-hidden" id="sample">
      <CodeBesideText
        about={name}
        name="sample"
        responseTime="sample"
        response={sample.response}
        samples={[{ language: sample.language, code: sample.request }]}
      >
        <h2 className="heading-2">Sample request and record</h2>
        <p className="lead mt-5">{sample.lead}</p>
        <p className="mt-6 text-sm">
          <a className="link" href={routes.integrations()}>
            Other languages and tools
          </a>
        </p>
      </CodeBesideText>
    </section>
  );
}

function LimitsAndStory({ useCase }: { useCase: UseCase }) {
  const { limits, story } = useCase;
  return (
    <section className="section pt-0">
      <div className="wrap grid gap-x-16 gap-y-12 md:grid-cols-2">
        <div>
          <h2 className="heading-3">Limits of this use case</h2>
          <LimitList className="mt-5" items={limits} />
        </div>
        <div className="self-start border-accent border-l-[3px] pl-6 md:pl-8">
          <CompanyMark className="text-lead" mark={story.mark} name={story.company} />
          <p className="mt-4 max-w-[46ch] text-lead leading-normal">{story.text}</p>
          {story.customer && (
            <p className="mt-4 text-sm">
              <a className="link" href={routes.customer(story.customer)}>
                Read the story of {story.company}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function NextUseCase({ useCase, next }: { useCase: UseCase; next: UseCase }) {
  return (
    <section className="on-deep">
      <div className="wrap grid md:grid-cols-2">
        <div className="py-16 md:pr-12">
          <h2 className="heading-3">Try it on your own URLs</h2>
          <p className="mt-2 max-w-[40ch] text-fg-2">
            Send up to three URLs. You get an email {answerTime} with the plan that fits, and a record of each
            URL or the reason it cannot be collected.
          </p>
          <p className="mt-6">
            <OpenModalLink
              className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}
              product={useCase.product}
            >
              Contact sales
            </OpenModalLink>
          </p>
        </div>
        <div className="border-rule py-16 max-md:border-t md:border-l md:pl-12">
          <p className="text-fg-2 text-sm">Next use case</p>
          <h2 className="heading-3 mt-2">
            <a className="underline-offset-4 hover:underline" href={routes.singleUseCase(next.slug)}>
              {next.heading}
            </a>
          </h2>
        </div>
      </div>
    </section>
  );
}

export function UseCasePage({ useCase, next, ...facts }: { useCase: UseCase; next: UseCase } & Facts) {
  return (
    <div data-tint={products[useCase.product].tint}>
      <Hero useCase={useCase} />
      <Problem problem={useCase.problem} />
      <Fields fields={useCase.fields} frequency={useCase.frequency} />
      <Choice facts={facts} useCase={useCase} />
      <SampleCode useCase={useCase} />
      <LimitsAndStory useCase={useCase} />
      <NextUseCase next={next} useCase={useCase} />
    </div>
  );
}
