import { notFound } from "next/navigation";
import { CustomerPage } from "@/components/customers/customer-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getCustomerPage, getCustomersPage } from "@/lib/features/customers/read";

export async function generateStaticParams() {
  const { content } = await getCustomersPage();
  return content.customers.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/customers/[slug]">) {
  const page = await getCustomerPage((await params).slug);
  return page ? buildPageMetadata(page.entry) : {};
}

export default async function Page({ params }: PageProps<"/customers/[slug]">) {
  const page = await getCustomerPage((await params).slug);
  if (!page) notFound();
  const { customer, quote, useCase, others, method } = page;
  return <CustomerPage customer={customer} method={method} others={others} quote={quote} useCase={useCase} />;
}
