import { ContactPage } from "@/components/contact/contact-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";

export const metadata = buildPageMetadata(contactPage);

/** The contact page without a plan; `queryPages` sends requests with one to `./plan`. */
export default function Page() {
  return <ContactPage />;
}
