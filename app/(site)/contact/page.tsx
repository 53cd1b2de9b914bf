import { buildContactForm } from "@/components/contact/contact-fields";
import { ContactFormIsland } from "@/components/contact/contact-form-island";
import { NextSteps } from "@/components/inquiry/next-steps";
import { FormCard } from "@/components/lead-form/form-card";
import { FormTitle } from "@/components/lead-form/form-title";
import { PlainForm } from "@/components/lead-form/plain-lead-form";
import { answerTime } from "@/lib/base/answer-time";
import { getContactPageFormCopy, getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";
import css from "./page.module.css";

export const revalidate = 3600;

export const metadata = buildPageMetadata(contactPage);

const thanks = {
  title: "Your Sales Manager will contact you soon!",
  text: `Look for an email at {email} ${answerTime}.`,
};

export default async function ContactPage() {
  const [copy, { trial }] = await Promise.all([getContactPageFormCopy(), getNetworkFigures()]);
  const form = buildContactForm("contact", copy, thanks);
  return (
    <div className={css.contactFrame}>
      <div className={css.contactPage}>
        <section className="px-(--gutter) pt-10 pb-14 sm:grid sm:grid-cols-[440px] sm:justify-center nav:justify-start nav:pt-18 nav:pr-0 nav:pb-24 nav:pl-(--edge)">
          <h1 className="heading-2">Contact sales</h1>
          <p className="mt-3 text-fg-2">
            Tell us what you collect and how much. You get a price, not a call script.
          </p>
          <FormCard className="mt-8">
            <ContactFormIsland {...form}>
              <FormTitle>{form.title}</FormTitle>
              <PlainForm {...form} />
            </ContactFormIsland>
          </FormCard>
        </section>
        <section className="on-deep overflow-hidden px-(--gutter) pt-14 pb-18 nav:pt-18 nav:pr-(--gutter) nav:pb-0 nav:pl-[clamp(32px,5vw,88px)]">
          <NextSteps trial={trial} />
        </section>
      </div>
    </div>
  );
}
