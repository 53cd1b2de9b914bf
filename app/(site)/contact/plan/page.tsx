import { ContactPage } from "@/components/contact/contact-page";
import { parseSubject } from "@/lib/base/form-subject";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { contactPage } from "@/lib/features/inquiry/pages";

// The canonical URL is /contact.
export const metadata = buildPageMetadata(contactPage);

/** The first of a repeated parameter's values, as in the live form. */
const firstOf = (value: string | string[] | undefined) => [value].flat()[0] ?? "";

/**
 * The contact page for a plan. `/contact?plan=…` is rewritten here (lib/base/query-pages.ts) and rendered for each request, so that the
 * form names the plan and its price without JavaScript, too.
 */
export default async function Page({ searchParams }: PageProps<"/contact/plan">) {
  const { product, plan } = await searchParams;
  const query = new URLSearchParams({ product: firstOf(product), plan: firstOf(plan) });
  return <ContactPage subject={parseSubject(String(query))} />;
}
