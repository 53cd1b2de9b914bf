import { asText, type Content, isFilled } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { CompanyMark } from "@/components/charts/company-mark";
import { StoryChart } from "@/components/charts/story-chart";
import { Signature } from "@/components/customers/signature";
import css from "@/components/customers/story.module.css";
import type { SliceContext } from "@/components/slices/types";

export default function CustomerStory({
  slice,
}: SliceComponentProps<Content.CustomerStorySlice, SliceContext>) {
  const { testimonial, weeks, switch_week, switch_label, chart_title, caption } = slice.primary;
  const story = isFilled.contentRelationship(testimonial) ? testimonial.data : undefined;
  if (!story) return null;
  return (
    <section className={`section ${css.story}`}>
      <div className="wrap grid items-center gap-x-6 gap-y-12 md:grid-cols-12">
        <figure className="md:col-span-6">
          <CompanyMark className="text-lead" mark={story.logo_mark ?? ""} name={story.company ?? ""} />
          <blockquote className={`${css.storyQuote} mt-6`}>{asText(story.quote)}</blockquote>
          <Signature author={story.author ?? ""} company={story.company ?? ""} role={story.job_title ?? ""} />
        </figure>
        <figure className="max-w-140 md:col-span-5 md:col-start-8">
          <StoryChart
            switchLabel={switch_label ?? ""}
            switchWeek={switch_week ?? 1}
            title={chart_title ?? ""}
            values={weeks.flatMap(({ value }) => (value === null ? [] : [value]))}
          />
          <figcaption className="note mt-3">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
