import { asText, type Content, isFilled } from "@prismicio/client";
import { CompanyMark } from "@/components/charts/company-mark";
import { StoryChart } from "@/components/charts/story-chart";
import { Signature } from "@/components/customers/signature";
import css from "@/components/customers/story.module.css";
import type { SliceProps } from "@/components/slices/types";
import { findResult } from "@/lib/features/customers/result";

export default function CustomerStory({ slice, context }: SliceProps<Content.CustomerStorySlice>) {
  const { testimonial, show_result } = slice.primary;
  const story = isFilled.contentRelationship(testimonial) ? testimonial.data : undefined;
  if (!story) return null;
  const result = show_result ? findResult(context.results, story.logo_mark) : null;
  return (
    <section className="on-paper-2 section">
      <div className="wrap grid items-center gap-x-6 gap-y-12 md:grid-cols-12">
        <figure className={result ? "md:col-span-6" : "md:col-span-9"}>
          <CompanyMark className="text-lead" mark={story.logo_mark ?? ""} name={story.company ?? ""} />
          <blockquote className={`${css.storyQuote} mt-6`}>{asText(story.quote)}</blockquote>
          <Signature author={story.author ?? ""} company={story.company ?? ""} role={story.job_title ?? ""} />
        </figure>
        {result && (
          <figure className="md:col-span-5 md:col-start-8">
            <StoryChart result={result} />
            <figcaption className="note mt-3">{result.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
