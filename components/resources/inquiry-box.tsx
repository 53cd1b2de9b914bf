import Link from "next/link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { RiverBand } from "@/components/illustrations/river-band";
import { buttonClasses } from "@/components/ui/button";
import { answerTime } from "@/lib/base/answer-time";
import { type ProductCode, productLinkLabel, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";

export function InquiryBox({ product }: { product: ProductCode }) {
  const { tint } = products[product];
  return (
    <aside
      aria-label="Ask sales"
      className="inquiry-box on-deep relative flex flex-wrap items-center justify-between gap-6 overflow-hidden rounded-2 p-7"
      data-tint={tint}
    >
      <RiverBand className="absolute inset-y-0 right-0 h-full w-[48%] stroke-tint-600 opacity-70 [mask:linear-gradient(90deg,transparent,#000_40%)] max-md:hidden" />
      <div className="relative">
        <h2 className="heading-3">Ask sales about your project</h2>
        <p className="mt-2 max-w-[52ch] text-pretty text-fg-2 text-sm">
          Tell us which public pages you need to collect and how often. A sales manager replies by email{" "}
          {answerTime}, and says so if a smaller plan would do.
        </p>
      </div>
      {/* The lines fade out before the buttons. */}
      <div className="relative flex flex-wrap gap-3 bg-ground shadow-[0_0_24px_16px_var(--ground)]">
        <OpenModalLink className={buttonClasses({ color: "PrimaryAlt" })} product={product}>
          Ask sales
        </OpenModalLink>
        <Link
          className={buttonClasses({ variant: "Outline" })}
          href={routes.product(product)}
          prefetch={false}
        >
          {productLinkLabel(product)}
        </Link>
      </div>
    </aside>
  );
}
