import { FormCard } from "@/components/lead-form/form-card";
import { FormTitle } from "@/components/lead-form/form-title";
import { PlainForm } from "@/components/lead-form/plain-form";
import { SiteLink } from "@/components/media/site-link";
import { FormBesideSteps } from "@/components/sections/form-beside-steps";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { answerTime } from "@/lib/base/answer-time";
import { company } from "@/lib/base/company";
import type { Subject } from "@/lib/base/form-subject";
import { capitalize } from "@/lib/base/format/capitalize";
import { emailOf, links } from "@/lib/base/links";
import { routes } from "@/lib/base/routes";
import { getContactPageFormCopy, getNetworkFigures, getPricingOrNull } from "@/lib/content/endpoints/read";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import { describePlan } from "@/lib/features/pricing/describe-plan";
import { AboutLine } from "./about-line";
import { buildContactForm } from "./contact-fields";
import { ContactFormIsland } from "./contact-form-island";

const buildSteps = ({ days }: NetworkFigures["trial"]) => [
  {
    when: "Today",
    title: "We receive your inquiry",
    text: "You see a confirmation on this page. Your inquiry goes straight to the sales team.",
  },
  {
    when: capitalize(answerTime),
    title: "A sales manager emails you",
    text: "The email has the plan that fits, a quote if your volume is beyond the price list, and questions about your use case.",
  },
  {
    when: `${days} days from your first request`,
    title: "You test on your own targets",
    text: "The trial is free, whether or not you buy.",
  },
];

async function getPlanTerms({ product, plan }: Subject): Promise<string | null> {
  const pricing = await getPricingOrNull();
  return pricing && describePlan(pricing, product, plan);
}

/** The contact page; with a subject, the form says what it is about. */
export async function ContactPage({ subject }: { subject?: Subject }) {
  const [copy, { trial }, terms] = await Promise.all([
    getContactPageFormCopy(),
    getNetworkFigures(),
    subject ? getPlanTerms(subject) : null,
  ]);
  const form = buildContactForm("contact", copy);
  return (
    <FormBesideSteps
      more={
        <>
          <h3 className="heading-4">Want to look around first?</h3>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            <SiteLink className="link" href={routes.pricing()}>
              See pricing
            </SiteLink>
            <SiteLink className="link" href={routes.docs()}>
              Read the docs
            </SiteLink>
            <SiteLink className="link" href={routes.networkStatus()}>
              Network status
            </SiteLink>
          </p>
          <p className="mt-8 text-fg-2 text-sm">
            {company.legalName}, {company.address}. Chamber of Commerce {company.kvk}, VAT {company.vat}.
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {[links.salesMail, links.supportMail, links.billingMail].map((mail) => (
              <a className="link" href={mail} key={mail}>
                {emailOf(mail)}
              </a>
            ))}
          </p>
        </>
      }
      steps={buildSteps(trial)}
    >
      <PageBreadcrumbs items={[{ label: "Contact sales" }]} />
      <h1 className="heading-1 mt-8 nav:mt-10">Contact sales</h1>
      <p className="mt-3 text-fg-2">
        Tell us what you collect and how much. We check which plan fits, set up a trial for your targets and
        quote larger volumes.
      </p>
      <FormCard className="mt-8">
        <ContactFormIsland {...form} subject={subject} terms={terms}>
          <FormTitle>{form.title}</FormTitle>
          {subject && <AboutLine label={subject.label} terms={terms} />}
          <PlainForm {...form} />
        </ContactFormIsland>
      </FormCard>
    </FormBesideSteps>
  );
}
