import Link from "next/link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buttonClasses } from "@/components/ui/button";
import { type ProductCode, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import css from "./ask-box.module.css";
import { CurrentBand } from "./current-band";

/** The way from a text to a person: the inquiry about the product that the text is most about. */
export function AskBox({ product }: { product: ProductCode }) {
  const { name, tint } = products[product];
  return (
    <aside
      aria-label="Ask sales"
      className={`${css.askBox} ask-box on-deep relative flex flex-wrap items-center justify-between gap-3 overflow-hidden rounded-2 p-3.5`}
      data-tint={tint}
    >
      <CurrentBand seed="ask" />
      <div>
        <h2 className="heading-3">Does this hold for your pages?</h2>
        <p className="mt-1 max-w-[52ch] text-fg-2 text-sm">
          Say which public pages you read and how often. A sales manager answers by email within one working
          day, and says so if something smaller would do.
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <OpenModalLink className={buttonClasses()} product={product}>
          Ask about your case
        </OpenModalLink>
        <Link
          className={`${buttonClasses({ variant: "Outline" })} bg-ground`}
          href={routes.product(product)}
          prefetch={false}
        >
          See {name}
        </Link>
      </div>
    </aside>
  );
}
