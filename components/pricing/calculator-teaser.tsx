import { OpenModalLink } from "@/components/inquiry/open-modal-link";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import type { Pricing } from "@/lib/shared-api";

/** The way on from the prices: to the sum for one's own job. */
export function CalculatorTeaser({ pricing }: { pricing: Pricing | null }) {
  return (
    <section className="on-deep section">
      <div className="wrap">
        <h2 className="heading-2">Per GB, per IP or per result?</h2>
        <p className="lead mt-2">
          The same job can cost ten times more in one unit than in another. Put in your pages and read the
          sum.
        </p>
        <div className="mt-4 flex flex-wrap gap-1.5 max-sm:flex-col">
          {pricing && (
            <ButtonLink href={routes.pricingCalculator()} size="lg">
              Calculate your cost
            </ButtonLink>
          )}
          <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })}>
            Contact sales
          </OpenModalLink>
        </div>
      </div>
    </section>
  );
}
