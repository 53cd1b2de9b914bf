import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

export function TrialOrSales({ product }: { product?: InquiryProduct }) {
  return (
    <>
      <ButtonLink href={routes.dashboardRedirect({ product })} size="lg">
        Start free trial
      </ButtonLink>
      <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })} product={product}>
        Contact sales
      </OpenModalLink>
    </>
  );
}
