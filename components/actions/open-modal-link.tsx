import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

type InquirySubject = { product?: InquiryProduct; plan?: string };

type OpenModalLinkProps = InquirySubject & { className?: string; children: ReactNode };

/** Opens the inquiry modal; without JavaScript, the contact page. The loader finds it by its class. */
export function OpenModalLink({ product, plan, className, children }: OpenModalLinkProps) {
  return (
    // A plain <a>: next/link would ship a router and prefetch a page that most visitors never see.
    <a
      className={clsx("open-modal", className)}
      href={routes.contact({ product, plan })}
      data-product={product}
      data-pricing-plan={plan}
    >
      {children}
    </a>
  );
}
