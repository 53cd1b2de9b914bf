import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { pricingFamilies } from "@/lib/features/pricing/families";

/** Every page of prices, by what is billed; links, so that each choice has an address. */
export function PriceTabs({ current }: { current: PricedProduct | "all" | "calculator" }) {
  const ends = [
    { id: "all", label: "All products", href: routes.pricing() },
    { id: "calculator", label: "Calculator", href: routes.pricingCalculator() },
  ];
  return (
    <nav aria-label="Prices by product" className="price-tabs">
      <div className="price-tab-group">
        <p className="price-tab-title">Overview</p>
        <ul className="price-tab-list">
          {ends.map(({ id, label, href }) => (
            <li key={id}>
              <a className="price-tab" aria-current={id === current ? "page" : undefined} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {pricingFamilies.map(({ title, codes }) => (
        <div className="price-tab-group" key={title}>
          <p className="price-tab-title">{title}</p>
          <ul className="price-tab-list">
            {codes.map((code) => (
              <li data-tint={products[code].tint} key={code}>
                <a
                  className="price-tab"
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
