import { FormSection } from "@/components/lead-form/form-section";
import { LeadFormPlace } from "@/components/lead-form/lead-form-place";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { routes } from "@/lib/base/routes";
import type { CoreValues } from "@/lib/content/endpoints/schemas-company";
import { buildCoreValuesForm } from "./core-values-fields";
import { Leveling } from "./leveling";

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
          <p className="lead mt-6">{content.lead}</p>
        </div>
        <Leveling
          count={values.length}
          description={`${values.length} staffs on uneven ground, read at one height: ${values.map(({ title }) => title).join(", ")}`}
        />
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
        lead={form.lead}
      >
        <LeadFormPlace {...buildCoreValuesForm(content)} />
      </FormSection>
    </>
  );
}
