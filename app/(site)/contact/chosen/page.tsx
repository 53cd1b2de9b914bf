import { ContactPage } from "@/components/contact/contact-page";
import { parseSubject } from "@/lib/base/form-subject";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";

// The canonical URL is /contact.
export const metadata = buildPageMetadata(contactPage);

/** The first of a repeated parameter's values. */
const firstOf = (value: string | string[] | undefined) => [value].flat()[0] ?? "";

/**
 * The contact page with a product or plan in its URL. Such requests are rewritten here (lib/base/query-pages.ts) and
 * rendered one by one: the form names the product, the plan and its price, without JavaScript, too.
 */
export default async function Page({ searchParams }: PageProps<"/contact/chosen">) {
  const { product, plan } = await searchParams;
  const query = new URLSearchParams({ product: firstOf(product), plan: firstOf(plan) });
  return <ContactPage subject={parseSubject(String(query))} />;
}
