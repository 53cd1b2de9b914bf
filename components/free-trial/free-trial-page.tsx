import { TextLink } from "@/components/actions/text-link";
import { FormCard } from "@/components/lead-form/form-card";
import { LeadFormPlace } from "@/components/lead-form/lead-form-place";
import { NumberedSteps } from "@/components/sections/numbered-steps";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { Table } from "@/components/ui/table";
import { answerTime } from "@/lib/base/answer-time";
import { links } from "@/lib/base/links";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import { listTrialTerms } from "@/lib/features/free-trial/terms";
import { buildTrialForm } from "./trial-fields";

type Trial = NetworkFigures["trial"];

const steps = [
  {
    title: "We review your request",
    text: "A person checks that the company exists and that what it does is allowed on the network.",
  },
  { title: "You get your key", text: `By email, ${answerTime}, with the URL of your dashboard.` },
  { title: "You send your first request", text: "One line of curl. The docs have it in seven languages." },
];

function Included({ trial }: { trial: Trial }) {
  return (
    <section className="section">
      <div className="wrap grid gap-x-12 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2 className="heading-2">What the trial includes</h2>
          <Table
            caption={`For ${trial.days} days, one key for all of it`}
            className="mt-6"
            columns={[{ label: "Included" }, { label: "Products" }]}
            rows={listTrialTerms(trial).map(({ allowance, names }) => ({
              id: allowance,
              cells: [allowance, names.join(", ")],
            }))}
          />
          <p className="mt-5 text-fg-2">
            Every dataset has a <TextLink href={products.DS.path}>sample file</TextLink> instead of a trial.
          </p>
        </div>
        <div className="md:col-span-4 md:col-start-9">
          <h2 className="heading-3">What it does not include</h2>
          <ul className="mt-5 list-disc space-y-2 pl-5 text-fg-2">
            <li>A second trial for the same company.</li>
            <li>
              Uses that our <TextLink href={routes.trust("acceptable-use")}>acceptable use policy</TextLink>{" "}
              prohibits, or that need our review first.
            </li>
            <li>Automatic renewal. When the trial ends, requests stop and nothing is charged.</li>
          </ul>
        </div>
      </div>
    </section>
  );
}

function ExistingAccount() {
  return (
    <section className="section bg-ground-3">
      <div className="wrap">
        <h2 className="heading-3">Already have an account?</h2>
        <p className="mt-4 max-w-160 text-fg-2">
          The email with your key has the URL for signing in. If you cannot find it, email{" "}
          <a className="link" href={links.salesMail}>
            sales
          </a>{" "}
          from your account’s email address.
        </p>
      </div>
    </section>
  );
}

/** The trial request: what the trial is, the form, and what happens next. */
export function FreeTrialPage({ trial }: { trial: Trial }) {
  return (
    <>
      <section className="bg-tint-100">
        <div className="wrap pt-5 pb-16 md:pb-24">
          <PageBreadcrumbs items={[{ label: "Free trial" }]} />
          <div className="mt-fluid-2 grid gap-x-18 gap-y-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
            <div>
              <h1 className="heading-1">Try Oxbow for free</h1>
              <p className="lead mt-5 max-w-[32em]">
                {trial.days} days, {trial.gb} GB of proxy traffic and every scraper API. No card.
              </p>
            </div>
            <FormCard className="self-start md:col-start-2 md:justify-self-end md:row-span-2 md:row-start-1">
              <LeadFormPlace {...buildTrialForm(trial)} />
            </FormCard>
            <div>
              <h2 className="heading-3">What happens next</h2>
              <NumberedSteps className="mt-5" steps={steps} />
            </div>
          </div>
        </div>
      </section>
      <Included trial={trial} />
      <ExistingAccount />
    </>
  );
}
