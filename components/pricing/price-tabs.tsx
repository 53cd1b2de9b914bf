import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { pricingFamilies } from "@/lib/features/pricing/families";
import css from "./price-tabs.module.css";

/** Links to all pricing pages by billing unit; links and not tabs, so that each choice has a URL. */
export function PriceTabs({ current }: { current: PricedProduct | "all" | "calculator" }) {
  const ends = [
    { id: "all", label: "All products", href: routes.pricing() },
    { id: "calculator", label: "Calculator", href: routes.pricingCalculator() },
  ];
  return (
    <nav
      aria-label="Prices by product"
      className="mx-[calc(-1_*_var(--gutter))] grid border-y border-fg nav:mx-0 nav:grid-cols-[130px_3.15fr_3.15fr_3.7fr]"
    >
      <div className={`${css.priceTabGroup} flex min-w-0 items-center nav:block`}>
        <p className={css.priceTabTitle}>Overview</p>
        <ul
          className={`${css.priceTabList} flex gap-x-4.5 gap-y-0 overflow-x-auto pr-(--gutter) nav:flex-wrap nav:p-0`}
        >
          {ends.map(({ id, label, href }) => (
            <li key={id}>
              <a
                className={`${css.priceTab} flex min-h-11 items-center whitespace-nowrap nav:min-h-8`}
                aria-current={id === current ? "page" : undefined}
                href={href}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {pricingFamilies.map(({ title, codes }) => (
        <div className={`${css.priceTabGroup} flex min-w-0 items-center nav:block`} key={title}>
          <p className={css.priceTabTitle}>{title}</p>
          <ul
            className={`${css.priceTabList} flex gap-x-4.5 gap-y-0 overflow-x-auto pr-(--gutter) nav:flex-wrap nav:p-0`}
          >
            {codes.map((code) => (
              <li data-tint={products[code].tint} key={code}>
                <a
                  className={`${css.priceTab} flex min-h-11 items-center whitespace-nowrap nav:min-h-8`}
                  aria-current={code === current ? "page" : undefined}
                  href={routes.pricing(code)}
                >
                  {products[code].shortName}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
