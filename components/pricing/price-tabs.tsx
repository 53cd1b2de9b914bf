import scrollCss from "@/components/ui/scroll-area.module.css";
import { type PricedProduct, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { pricingFamilies } from "@/lib/features/pricing/families";
import css from "./price-tabs.module.css";

/** Links to all pricing pages by billing unit; one line that scrolls on narrow windows. */
export function PriceTabs({ current }: { current: PricedProduct | "all" | "calculator" }) {
  const groups = [
    {
      title: "Overview",
      links: [
        { id: "all", label: "All products", href: routes.pricing(), tint: undefined },
        { id: "calculator", label: "Calculator", href: routes.pricingCalculator(), tint: undefined },
      ],
    },
    ...pricingFamilies.map(({ title, codes }) => ({
      title,
      links: codes.map((id) => ({
        id,
        label: products[id].shortName,
        href: routes.pricing(id),
        tint: products[id].tint,
      })),
    })),
  ];
  return (
    <nav
      aria-label="Prices by product"
      className={`${css.priceTabs} ${scrollCss.fade} mx-[calc(-1_*_var(--gutter))] flex gap-x-6 scroll-px-(--gutter) overflow-x-auto border-y border-fg px-(--gutter) nav:mx-0 nav:grid nav:grid-cols-[110px_10fr_12fr_16fr] nav:gap-0 nav:overflow-visible nav:px-0`}
    >
      {groups.map(({ title, links }, i) => (
        <div
          // The first one has a fixed width, so that the others do not move when the font has loaded.
          className={`${css.priceTabGroup} flex flex-none items-center gap-x-5 max-nav:first:w-42 nav:block nav:min-w-0`}
          key={title}
        >
          <p className={`${css.priceTabTitle} ${i === 0 ? "max-nav:hidden" : ""}`}>{title}</p>
          <ul className="flex gap-x-5 nav:flex-wrap nav:gap-x-4.5">
            {links.map(({ id, label, href, tint }) => (
              <li data-tint={tint} key={id}>
                <a
                  className={`${css.priceTab} flex min-h-11 items-center whitespace-nowrap nav:min-h-8 max-nav:aria-[current]:[scroll-initial-target:nearest]`}
                  aria-current={id === current ? "page" : undefined}
                  href={href}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
