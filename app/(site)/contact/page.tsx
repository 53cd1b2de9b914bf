import { buildContactForm } from "@/components/contact/contact-fields";
import { ContactFormIsland } from "@/components/contact/contact-form-island";
import { FormCard } from "@/components/lead-form/form-card";
import { FormTitle } from "@/components/lead-form/form-title";
import { PlainForm } from "@/components/lead-form/plain-lead-form";
import { FormBesideSteps } from "@/components/sections/form-beside-steps";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { answerTime } from "@/lib/base/answer-time";
import { capitalize } from "@/lib/base/format/capitalize";
import { getContactPageFormCopy, getNetworkFigures } from "@/lib/content/endpoints/read";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";

export const revalidate = 3600;

export const metadata = buildPageMetadata(contactPage);

const thanks = {
  title: "Your Sales Manager will contact you soon!",
  text: `Look for an email at {email} ${answerTime}.`,
};

const buildSteps = ({ gb, days }: NetworkFigures["trial"]) => [
  {
    when: "Today",
    title: "Your inquiry is on file",
    text: "We confirm only once it is saved. It goes to the sales team at once.",
  },
  {
    when: capitalize(answerTime),
    title: "A sales manager writes to you",
    text: "With a price for your volume, and with questions if your use case raises any.",
  },
  {
    when: `The ${days} days after that`,
    title: "You test on your own targets",
    text: `${gb} GB of traffic for ${days} days, free. If it does not do the job, all you have lost is time.`,
  },
];

export default async function ContactPage() {
  const [copy, { trial }] = await Promise.all([getContactPageFormCopy(), getNetworkFigures()]);
  const form = buildContactForm("contact", copy, thanks);
  return (
    <FormBesideSteps steps={buildSteps(trial)}>
      <PageBreadcrumbs items={[{ label: "Contact sales" }]} />
      <h1 className="heading-2 mt-8 nav:mt-10">Contact sales</h1>
      <p className="mt-3 text-fg-2">
        Tell us what you collect and how much. You get a price, not a call script.
      </p>
      <FormCard className="mt-8">
        <ContactFormIsland {...form}>
          <FormTitle>{form.title}</FormTitle>
          <PlainForm {...form} />
        </ContactFormIsland>
      </FormCard>
    </FormBesideSteps>
  );
}
