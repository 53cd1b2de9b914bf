import { ContactFormLoader } from "@/components/inquiry/contact-form-loader";
import { NextSteps } from "@/components/inquiry/next-steps";
import { PlainInquiryForm } from "@/components/inquiry/plain-inquiry-form";
import { publicEnv } from "@/lib/env/public";
import { buildInquiryCopies, toInquiryCopy } from "@/lib/inquiry/build-copies";
import { contactPage } from "@/lib/inquiry/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getContactFormCopy, getContactPageFormCopy, getNetworkFigures } from "@/lib/shared-api/read";

export const revalidate = 3600;

export const metadata = buildPageMetadata(contactPage);

export default async function ContactPage() {
  const [copies, pageCopy, { trial }] = await Promise.all([
    buildInquiryCopies(getContactFormCopy),
    getContactPageFormCopy().then(toInquiryCopy),
    getNetworkFigures(),
  ]);
  return (
    <div className="contact-frame">
      <div className="contact-page">
        <section className="contact-card-side">
          <h1 className="heading-2">Talk to a person in sales</h1>
          <p className="mt-1.5 text-fg-2">
            Say what you collect and how much. You get a price, not a call script.
          </p>
          <div className="form-card mt-4">
            <ContactFormLoader bookingUrl={publicEnv.BOOKING_URL} copies={copies} pageCopy={pageCopy}>
              <h2 className="heading-3 mb-2 text-[1.375rem]">{pageCopy.formTitle}</h2>
              <PlainInquiryForm copy={pageCopy} />
            </ContactFormLoader>
          </div>
        </section>
        <section className="contact-steps-side on-deep">
          <NextSteps trial={trial} />
        </section>
      </div>
    </div>
  );
}
