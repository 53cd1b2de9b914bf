import { ContactPage } from "@/components/contact/contact-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";

export const metadata = buildPageMetadata(contactPage);

/** The contact page without a product or plan in its URL; `queryPages` sends requests with one to `./chosen`. */
export default function Page() {
  return <ContactPage />;
}
