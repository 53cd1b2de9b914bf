import { ContactPage } from "@/components/contact/contact-page";
import { parseSubject } from "@/lib/base/form-subject";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";

// Rendered for each request: `/contact?plan=…` is rewritten to it (see next.config.ts), so that the form names the plan and
// its price without JavaScript, too. Its canonical URL is the contact page's.
export const metadata = buildPageMetadata(contactPage);

export default async function Page({ searchParams }: PageProps<"/contact/plan">) {
  const { product, plan } = await searchParams;
  const query = new URLSearchParams({ product: String(product ?? ""), plan: String(plan ?? "") });
  return <ContactPage subject={parseSubject(String(query))} />;
}
