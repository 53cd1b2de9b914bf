import { TextLink } from "@/components/actions/text-link";
import panelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { FormCard } from "@/components/lead-form/form-card";
import { InlineLeadForm } from "@/components/lead-form/inline-lead-form";
import { FormBesideSteps } from "@/components/sections/form-beside-steps";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { answerTime } from "@/lib/base/answer-time";
import { ipCheckUrl } from "@/lib/base/api";
import { capitalize } from "@/lib/base/format/capitalize";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { gateway } from "@/lib/base/gateway";
import { emailOf, links } from "@/lib/base/links";
import { products } from "@/lib/base/products";
import { anchors, routes, type SignUpSelection } from "@/lib/base/routes";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import { describeTrial, listTrialTerms } from "@/lib/features/free-trial/terms";
import { buildTrialForm, describeFreePlan, type FreeOffers } from "./trial-fields";

type Trial = NetworkFigures["trial"];

const steps = [
  {
    when: "Today",
    title: "We review your request",
    text: "A person checks that the company exists and that what it does is allowed on the network. Applicant and use case are checked before a first paid order.",
  },
  {
    when: capitalize(answerTime),
    title: "You get your key",
    text: "It comes by email, with the URL of your dashboard.",
  },
  {
    when: "After that",
    title: "You send your first request",
    text: (
      <>
        It is one curl command. The <TextLink href={routes.docs()}>docs</TextLink> show the same request in
        other programming languages.
      </>
    ),
    code: (
      <div className={`code-panel ${panelCss.codePanel} on-deep mt-4`}>
        <CodeText
          code={`# On the free plan,\n# write user-shared, not user.\ncurl -x ${gateway.host}:${gateway.ports.http} \\\n  -U user:$OXBOW_KEY \\\n  ${ipCheckUrl}`}
          label="A first request"
          language="curl"
        />
      </div>
    ),
  },
];

function Included({ trial }: { trial: Trial }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-2">What the trial includes</h2>
        <p className="lead mt-4">
          For {trial.days} days from your first request, with one key. Each amount is shared by all products
          listed below it. The {trial.ips} IPs are set aside for trials. Dedicated datacenter IPs come from a
          test subnet and need no key: they accept requests from the servers that you list. The{" "}
          <TextLink href={routes.freeProxies()}>free plan</TextLink> has its own limits.
        </p>
        <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {listTrialTerms(trial).map(({ allowance, names }) => (
            <div className="border-fg border-t pt-4" key={allowance}>
              <dt className="font-[560] font-display text-figure leading-none">{allowance}</dt>
              <dd className="mt-4 text-fg-2">{preventHyphenBreaks(names)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-fg-2">
          The <TextLink href={routes.crawler()}>real-time crawler</TextLink> uses the results of the web
          scraper API. Every dataset has a <TextLink href={products.DS.path}>sample file</TextLink> instead of
          a trial.
        </p>
        <h3 className="heading-3 mt-14">What it does not include</h3>
        <ul className="mt-5 grid gap-x-12 gap-y-4 text-fg-2 [&>*]:border-t [&>*]:border-rule [&>*]:pt-3 md:grid-cols-3">
          <li>A second trial for the same company.</li>
          <li>
            Uses that our <TextLink href={routes.trust("acceptable-use")}>acceptable use policy</TextLink>{" "}
            prohibits, or that need our review first.
          </li>
          <li>Automatic renewal. When the trial ends, requests stop and nothing is charged.</li>
        </ul>
      </div>
    </section>
  );
}

/** The request for an account: what is free, the form with the preselected product and plan, and what happens next. */
export function FreeTrialPage({ selection = {}, ...offers }: FreeOffers & { selection?: SignUpSelection }) {
  const { trial, freePlan } = offers;
  return (
    <>
      <FormBesideSteps steps={steps}>
        <PageBreadcrumbs items={[{ label: "Free trial" }]} />
        <h1 className="heading-1 mt-8 nav:mt-10">Try Oxbow for free</h1>
        <p className="mt-3 text-fg-2">
          The trial: {trial.days} days with {describeTrial(trial)}. The free plan:{" "}
          {describeFreePlan(freePlan)}, as long as you sign in at least once every 90 days. No card for
          either.
        </p>
        <FormCard className="mt-8">
          <InlineLeadForm {...buildTrialForm(offers, selection)} />
        </FormCard>
        <section className="mt-8 border-fg border-t pt-4" id={anchors.signIn}>
          <h2 className="heading-4">Sign in</h2>
          <p className="mt-1 text-fg-2 text-sm">
            Already have an account? The email with your key contains the sign-in URL. If you cannot find it,
            email{" "}
            <a className="link" href={links.supportMail}>
              {emailOf(links.supportMail)}
            </a>{" "}
            from your account’s email address.
          </p>
        </section>
      </FormBesideSteps>
      <Included trial={trial} />
    </>
  );
}
