import { OpenModalLink } from "@/components/actions/open-modal-link";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

/**
 * The site's two calls to action: start a trial, or contact sales about `product`. A button without a label is left out; the
 * sales button is `Contained` if it is alone.
 */
export function CallsToAction({
  trialLabel,
  salesLabel,
  product,
  className,
}: {
  trialLabel: string | null;
  salesLabel: string | null;
  product: InquiryProduct;
  className?: string;
}) {
  return (
    <div className={`flex flex-col gap-3 sm:flex-row sm:flex-wrap ${className ?? ""}`}>
      {trialLabel && (
        <ButtonLink href={routes.dashboardRedirect({ product })} size="lg">
          {trialLabel}
        </ButtonLink>
      )}
      {salesLabel && (
        <OpenModalLink
          className={buttonClasses({ variant: trialLabel ? "Outline" : "Contained", size: "lg" })}
          product={product}
        >
          {salesLabel}
        </OpenModalLink>
      )}
    </div>
  );
}
