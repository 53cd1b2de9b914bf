import { buildContactForm } from "@/components/contact/contact-fields";
import { ContactFormIsland } from "@/components/contact/contact-form-island";
import { NextSteps } from "@/components/inquiry/next-steps";
import { FormTitle } from "@/components/lead-form/form-title";
import { PlainForm } from "@/components/lead-form/plain-lead-form";
import { getContactPageFormCopy, getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";

export const revalidate = 3600;

export const metadata = buildPageMetadata(contactPage);

const thanks = {
  title: "Your Sales Manager will contact you soon!",
  text: "Look for an email at {email} within one working day.",
};

export default async function ContactPage() {
  const [copy, { trial }] = await Promise.all([getContactPageFormCopy(), getNetworkFigures()]);
  const form = buildContactForm("contact", copy, thanks);
  return (
    <div className="contact-frame">
      <div className="contact-page">
        <section className="contact-card-side">
          <h1 className="heading-2">Talk to a person in sales</h1>
          <p className="mt-1.5 text-fg-2">
            Say what you collect and how much. You get a price, not a call script.
          </p>
          <div className="form-card mt-4">
            <ContactFormIsland {...form}>
              <FormTitle>{form.title}</FormTitle>
              <PlainForm {...form} />
            </ContactFormIsland>
          </div>
        </section>
        <section className="contact-steps-side on-deep">
          <NextSteps trial={trial} />
        </section>
      </div>
    </div>
  );
}
