import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Alert } from "@/components/ui/alert";
import { buttonClasses } from "@/components/ui/button";
import type { InquiryProduct } from "@/lib/base/products";

/** Shown instead of plans while prices are unavailable, with a link to request a quote. */
export function PricesUnavailable({ product }: { product: InquiryProduct }) {
  return (
    <div className="max-w-[64ch]">
      <Alert title="Plans are not available right now." type="neutral">
        We couldn’t load the price list, and we would rather show no prices than wrong ones. We keep trying,
        so prices should be back soon.
      </Alert>
      <p className="mt-6">
        <OpenModalLink className={buttonClasses({ variant: "Outline" })} product={product}>
          Ask sales for today’s price
        </OpenModalLink>
      </p>
    </div>
  );
}
