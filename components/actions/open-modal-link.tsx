import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

type OpenModalLinkProps = {
  product?: InquiryProduct;
  plan?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Opens the inquiry modal; without JavaScript, the contact page. The specification fixes its class and `data-`
 * attributes.
 */
export function OpenModalLink({ product, plan, className, children }: OpenModalLinkProps) {
  return (
    // A plain <a>: `early-script.ts` handles its click, even before hydration.
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
