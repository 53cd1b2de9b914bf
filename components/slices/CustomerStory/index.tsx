import { asText, type Content, isFilled } from "@prismicio/client";
import { chartFrame } from "@/components/charts/chart-frame";
import { CompanyMark } from "@/components/charts/company-mark";
import { StoryChart } from "@/components/charts/story-chart";
import { Signature } from "@/components/customers/signature";
import css from "@/components/customers/story.module.css";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { CaseChart } from "@/components/use-cases/case-chart";
import { routes } from "@/lib/base/routes";
import { findResult } from "@/lib/features/customers/result";

const resultColumns = "md:col-span-5 md:col-start-8";

type PartProps<Slice> = { slice: Slice; context: SliceContext };

function Quote({ slice, context }: PartProps<Content.CustomerStorySliceDefault>) {
  const { testimonial, show_result } = slice.primary;
  const story = isFilled.contentRelationship(testimonial) ? testimonial.data : undefined;
  if (!story) return null;
  const result = show_result ? findResult(context.results, story.logo_mark) : null;
  return (
    <section className="on-deep section">
      <div className="wrap grid items-center gap-x-6 gap-y-12 md:grid-cols-12">
        <figure className={result ? "md:col-span-6" : "md:col-span-9"}>
          <CompanyMark className="text-lead" mark={story.logo_mark ?? ""} name={story.company ?? ""} />
          <blockquote className={`${css.storyQuote} mt-6`}>{asText(story.quote)}</blockquote>
          <Signature author={story.author ?? ""} company={story.company ?? ""} role={story.job_title ?? ""} />
        </figure>
        {result && <StoryChart className={resultColumns} result={result} />}
      </div>
    </section>
  );
}

/** A measured result is on the right, on the page's ground; the chart of a use case is on the left, in its frame. */
function Evidence({ slice, context }: PartProps<Content.CustomerStorySliceEvidence>) {
  const { heading, lead, testimonial, use_case } = slice.primary;
  const picked = isFilled.contentRelationship(testimonial) ? testimonial.data : undefined;
  const result = findResult(context.results, picked?.logo_mark ?? null);
  const useCase = context.useCases.find(({ slug }) => slug === use_case);
  if (!result && !useCase) return null;
  const mark = result?.mark ?? useCase?.story.mark ?? null;
  const customer = context.customers.find((one) => one.mark === mark);
  // The caption of a result's chart names its period.
  const period = !result && findResult(context.results, mark)?.period;
  return (
    <section className="section">
      <div className="wrap grid items-center gap-x-6 gap-y-12 md:grid-cols-12">
        <div className={`md:col-span-5 ${result ? "" : "md:col-start-8"}`}>
          {result && <CompanyMark mark={result.mark} name={picked?.company ?? ""} />}
          <h2 className="heading-2 mt-4">{asText(heading)}</h2>
          <p className="lead mt-5">{asText(lead)}</p>
          {(customer || useCase) && (
            <ul className="mt-6 grid gap-3">
              {customer && (
                <li>
                  <a className="link" href={routes.customer(customer.slug)}>
                    {customer.heading}
                  </a>
                  {period && (
                    <>
                      {" "}
                      <span className="whitespace-nowrap">({period})</span>
                    </>
                  )}
                </li>
              )}
              {useCase && (
                <li>
                  <a className="link" href={routes.singleUseCase(useCase.slug)}>
                    Use case: {useCase.name}
                  </a>
                </li>
              )}
            </ul>
          )}
        </div>
        {result ? (
          <StoryChart className={resultColumns} result={result} />
        ) : (
          useCase && (
            <div className={`md:-order-1 md:col-span-6 ${chartFrame}`}>
              <CaseChart chart={useCase.chart} />
            </div>
          )
        )}
      </div>
    </section>
  );
}

export default function CustomerStory({ slice, context }: SliceProps<Content.CustomerStorySlice>) {
  switch (slice.variation) {
    case "default":
      return <Quote context={context} slice={slice} />;
    case "evidence":
      return <Evidence context={context} slice={slice} />;
    default:
      // Prismic may have a newer variation than this release.
      return null;
  }
}
