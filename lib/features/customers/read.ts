import "server-only";
import { asText } from "@prismicio/client";
import { routes } from "@/lib/base/routes";
import { getCustomers, getUseCases } from "@/lib/content/endpoints/company";
import type { Customer, Customers } from "@/lib/content/endpoints/schemas-company";
import { getTestimonial } from "@/lib/content/prismic/documents";
import { buildPageEntry } from "@/lib/content/seo/company-page";
import type { PageEntry } from "@/lib/content/seo/site-pages";
import { findResult, type Result } from "./result";

export type MeasuredCustomer = Customer & { result: Result };

function listMeasured({ customers, results }: Customers): MeasuredCustomer[] {
  return customers.flatMap((customer) => {
    const result = findResult(results, customer.mark);
    return result === null ? [] : [{ ...customer, result }];
  });
}

export async function getCustomersPage() {
  const content = await getCustomers();
  const entry = buildPageEntry(routes.customers(), content.head, "customer");
  return { content, customers: listMeasured(content), entry };
}

const entryOf = (customer: Customer) =>
  buildPageEntry(routes.customer(customer.slug), customer.head, "customer", customer.products[0]?.code);

export type CustomerQuote = { text: string; author: string; jobTitle: string };

/** Null when the testimonial is unpublished. */
async function getQuote({ testimonial }: Customer): Promise<CustomerQuote | null> {
  const document = await getTestimonial(testimonial);
  if (!document) return null;
  const { quote, author, job_title } = document.data;
  return { text: asText(quote), author: author ?? "", jobTitle: job_title ?? "" };
}

/** A customer with testimonial, use case and other customer stories; null for an unknown slug. */
export async function getCustomerPage(slug: string) {
  const [content, { cases }] = await Promise.all([getCustomers(), getUseCases()]);
  const customers = listMeasured(content);
  const customer = customers.find((one) => one.slug === slug);
  if (!customer) return null;
  const useCase = cases.find((one) => one.slug === customer.useCase) ?? null;
  const others = customers.filter((one) => one !== customer);
  const quote = await getQuote(customer);
  return { customer, quote, useCase, others, method: content.method, entry: entryOf(customer) };
}

/** Every page about customers, for sitemap, search and prerendering. */
export async function listCustomerPages(): Promise<PageEntry[]> {
  const { customers, entry } = await getCustomersPage();
  return [entry, ...customers.map(entryOf)];
}
