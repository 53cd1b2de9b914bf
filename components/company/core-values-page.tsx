import { Drawing } from "@/components/illustrations/drawing";
import ground from "@/components/illustrations/uneven-ground.svg";
import { FormSection } from "@/components/lead-form/form-section";
import { InlineLeadForm } from "@/components/lead-form/inline-lead-form";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { routes } from "@/lib/base/routes";
import type { CoreValues } from "@/lib/content/endpoints/schemas-company";
import { buildCoreValuesForm } from "./core-values-fields";

const width = 1600;
const height = 340;
/** Height of the line of sight at which all staffs are read. */
const sight = 62;
/** The top of all staffs. */
const staffTop = 34;
/** x and y of each staff's foot on the ground of the drawing. */
const staffs = [
  [330, 230],
  [560, 217],
  [800, 178],
  [1040, 191],
  [1270, 232],
] as const;

/** A land survey: leveling staffs on uneven ground, read at one height. */
function Leveling({ titles }: { titles: readonly string[] }) {
  return (
    <svg
      aria-label={titles.join(", ")}
      className="relative left-1/2 mt-fluid-1 h-auto min-w-full max-w-none -translate-x-1/2 fill-none mask-[linear-gradient(#000_80%,transparent)] max-nav:w-[140vw]"
      height={height}
      role="img"
      viewBox={`0 -20 ${width} ${height}`}
      width={width}
    >
      <Drawing file={ground} />
      <path className="stroke-fg" d={`M0 ${sight}H${width}`} strokeDasharray="2 5" />
      {staffs.slice(0, titles.length).map(([x, foot], i) => (
        <g key={x}>
          <rect
            className="fill-ground-2 stroke-fg"
            height={foot - staffTop}
            width="10"
            x={x - 5}
            y={staffTop}
          />
          <path className="stroke-fg stroke-[9]" d={`M${x} ${foot}V${staffTop}`} strokeDasharray="11 11" />
          <path className="stroke-tint-700 stroke-3" d={`M${x - 22} ${sight}h44`} />
          <text
            className="fill-tint-800 font-display text-[19px] leading-[normal] font-[560] max-md:text-[28px] max-sm:text-[46px]"
            textAnchor="middle"
            x={x}
            y="22"
          >
            {i + 1}
            <tspan className="fill-fg max-nav:hidden"> {titles[i]}</tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

type Value = CoreValues["values"][number];

function ValueRow({ value, number }: { value: Value; number: number }) {
  return (
    <li className="grid gap-x-12 gap-y-6 border-t border-fg py-fluid-1 md:grid-cols-[minmax(0,6fr)_minmax(0,3fr)_minmax(0,3fr)]">
      <div>
        <h2 className="heading-2">
          <span aria-hidden="true" className="mr-3 text-accent">
            {number}
          </span>
          {value.title}
        </h2>
        <p className="mt-3 max-w-[34ch] text-lead leading-normal">{value.text}</p>
      </div>
      <div className="md:pt-3">
        <h3 className="font-[600] text-sm">What it cost</h3>
        <p className="mt-1 text-fg-2">{value.costs}</p>
      </div>
      <div className="md:pt-3">
        <h3 className="font-[600] text-sm">Test it yourself</h3>
        <p className="mt-1 text-fg-2">{value.test}</p>
      </div>
    </li>
  );
}

export function CoreValuesPage({ content }: { content: CoreValues }) {
  const { values, form } = content;
  return (
    <>
      <section className="overflow-clip">
        <div className="wrap pt-5">
          <PageBreadcrumbs items={[{ label: "About us", href: routes.about() }, { label: "Core values" }]} />
          <h1 className="heading-hero mt-fluid-2 max-w-[11em]">{content.heading}</h1>
          <p className="lead mt-6 max-w-none">{content.lead}</p>
        </div>
        <Leveling titles={values.map(({ title }) => title)} />
        <div className="wrap pb-6">
          <p className="note">Surveyors’ rods on uneven ground, all read at one height.</p>
        </div>
      </section>
      <section className="wrap pb-fluid-2">
        <ol>
          {values.map((value, i) => (
            <ValueRow key={value.title} number={i + 1} value={value} />
          ))}
        </ol>
      </section>
      <FormSection
        aside={
          <p className="mt-8 max-w-[44ch] text-fg-2">
            To report unwanted traffic from one of our IPs, use the{" "}
            <a className="link" href={routes.trust("report-abuse")}>
              abuse page
            </a>
            , day or night.
          </p>
        }
        heading={form.formTitle}
        id="tell-us"
        pictureCaption={{ label: "Who reads it", value: "Two people outside sales" }}
        lead={form.lead}
      >
        <InlineLeadForm {...buildCoreValuesForm(content)} />
      </FormSection>
    </>
  );
}
