import { Drawing } from "@/components/illustrations/drawing";
import file from "@/components/illustrations/joining-rivers.svg";
import { FormSection } from "@/components/lead-form/form-section";
import { InlineLeadForm } from "@/components/lead-form/inline-lead-form";
import { LimitList } from "@/components/sections/limit-list";
import { NumberedSteps } from "@/components/sections/numbered-steps";
import { PageHead } from "@/components/sections/page-head";
import { answerTime } from "@/lib/base/answer-time";
import { capitalize } from "@/lib/base/format/capitalize";
import { anchors, routes } from "@/lib/base/routes";
import type { Partners } from "@/lib/content/endpoints/schemas-company";
import { buildPartnerForm } from "./partner-fields";

/** Both extend beyond the window. The labels are at the rivers' starts. */
const drawings = [
  {
    part: "drawing",
    viewBox: "-500 0 2600 380",
    // The rivers join at the left edge of the text.
    className:
      "left-[calc(var(--gutter)_-_525px)] h-71.25 w-487.5 text-[22px] max-sm:hidden nav:left-[calc(max(var(--gutter),(100%_-_var(--content))/2)_-_700px)] nav:h-95 nav:w-650 nav:text-[18px]",
    labels: [
      { x: 200, y: 46 },
      { x: 200, y: 145 },
      { x: 200, y: 277 },
    ],
  },
  {
    part: "upright",
    viewBox: "0 0 390 340",
    className:
      "mt-3 h-[87vw] max-h-95 w-full text-base [mask:linear-gradient(transparent,#000_12%)] sm:hidden",
    labels: [
      { x: 20, y: 52 },
      { x: 214, y: 44 },
      { x: 370, y: 100, textAnchor: "end" },
    ],
  },
] as const;

/** Three rivers that join, labeled with the first three kinds of partner; from top to bottom on phones. */
function PartnerConfluence({ kinds }: { kinds: readonly string[] }) {
  return drawings.map(({ part, viewBox, className, labels }) => (
    <svg
      aria-label={`Three rivers become one: ${kinds.slice(0, labels.length).join(", ")}`}
      className={`relative max-w-none fill-fg font-[520] italic ${className}`}
      key={part}
      role="img"
      viewBox={viewBox}
    >
      <Drawing file={file} part={part} />
      {labels.map((position, river) => (
        <text key={position.y} {...position}>
          {kinds[river]}
        </text>
      ))}
    </svg>
  ));
}

type Kind = Partners["kinds"][number];

function Terms({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-[600] text-sm">{title}</h3>
      <ul className="mt-1.5">
        {items.map((item) => (
          <li className="border-rule border-b py-2 text-sm leading-normal" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PartnerKind({ kind }: { kind: Kind }) {
  return (
    <article
      className="grid scroll-mt-24 gap-x-14 gap-y-6 border-rule-2 border-b py-[clamp(32px,4vw,64px)] last:border-0 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]"
      id={kind.slug}
    >
      <div>
        <h2 className="heading-2">{kind.title}</h2>
        <p className="mt-3 max-w-[32ch] text-lead leading-normal">{kind.who}</p>
        <p className="note mt-4">{kind.example}</p>
      </div>
      <Terms items={kind.gives} title="You provide" />
      <Terms items={kind.gets} title="You get" />
    </article>
  );
}

export function PartnersPage({ content }: { content: Partners }) {
  const { kinds, steps, refused, form } = content;
  return (
    <>
      <section className="overflow-clip bg-tint-100">
        <div className="wrap pt-5">
          <PageHead heading={content.heading} lead={content.lead} trail={[{ label: "Partners" }]} />
        </div>
        <PartnerConfluence kinds={kinds.map(({ title }) => title)} />
      </section>
      <section className="wrap py-fluid-1">
        {kinds.map((kind) => (
          <PartnerKind key={kind.slug} kind={kind} />
        ))}
      </section>
      <section className="section bg-ground-3">
        <div className="wrap grid gap-x-18 gap-y-12 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h2 className="heading-2">From request to contract</h2>
            <NumberedSteps className="mt-7" steps={steps} />
          </div>
          <div>
            <h2 className="heading-3">Who we don’t accept</h2>
            <LimitList className="mt-5" items={refused} />
          </div>
        </div>
      </section>
      <FormSection
        aside={
          <p className="mt-8 max-w-[44ch] text-fg-2">
            Just want to recommend us? Join the{" "}
            <a className="link" href={routes.affiliates()}>
              affiliate program
            </a>
            . Its rules are the same for everyone.
          </p>
        }
        heading={form.formTitle}
        id={anchors.form}
        pictureCaption={{ label: "Our first reply", value: capitalize(answerTime) }}
        lead={form.lead}
      >
        <InlineLeadForm {...buildPartnerForm(content)} />
      </FormSection>
    </>
  );
}
