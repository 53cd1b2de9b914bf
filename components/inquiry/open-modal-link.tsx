import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { InquiryProduct } from "@/lib/products";

type InquirySubject = { product?: InquiryProduct; plan?: string };

/**
 * Address of the contact page with the inquiry's subject in the query: where an open-modal link leads
 * without JavaScript. General is the page's own default and is left out.
 */
export function contactHref({ product, plan }: InquirySubject = {}): string {
  const query = new URLSearchParams();
  if (product !== undefined && product !== "General") query.set("product", product);
  if (plan !== undefined && plan !== "") query.set("plan", plan);
  return query.size === 0 ? "/contact" : `/contact?${query}`;
}

type OpenModalLinkProps = InquirySubject & { className?: string; children: ReactNode };

/** A real link that opens the inquiry modal where scripts run. The loader finds it by its class. */
export function OpenModalLink({ product, plan, className, children }: OpenModalLinkProps) {
  return (
    // A plain <a>: next/link would ship a router and prefetch a page that most visitors never see.
    <a
      className={clsx("open-modal", className)}
      href={contactHref({ product, plan })}
      data-product={product}
      data-pricing-plan={plan}
    >
      {children}
    </a>
  );
}
