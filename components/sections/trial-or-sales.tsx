import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

export function TrialOrSales({ product }: { product?: InquiryProduct }) {
  return (
    <>
      {product === "DS" ? (
        // Datasets have sample files instead of a trial.
        <OpenModalLink className={buttonClasses({ size: "lg" })} plan="sample-file" product="DS">
          Request a sample file
        </OpenModalLink>
      ) : (
        <ButtonLink href={routes.dashboardRedirect({ product })} size="lg">
          Start free trial
        </ButtonLink>
      )}
      <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })} product={product}>
        Contact sales
      </OpenModalLink>
    </>
  );
}
