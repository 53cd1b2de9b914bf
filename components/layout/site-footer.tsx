import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { Logo } from "@/components/ui/mark";
import { type Product, products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import {
  allProductsLink,
  bottomLinks,
  footerColumns,
  locationGroup,
  type NavGroup,
  type NavLink,
  productLines,
} from "./navigation";
import css from "./site-footer.module.css";

function FooterLink({ label, href }: NavLink) {
  return (
    <li>
      <Link className={css.footerLink} href={href} prefetch={false}>
        {label}
      </Link>
    </li>
  );
}

function LinkGroup({ title, links }: NavGroup) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-[600] text-sm">{title}</h2>
      <ul className="grid gap-y-1.5 pointer-coarse:gap-y-0">
        {links.map((link) => (
          <FooterLink key={link.href} {...link} />
        ))}
      </ul>
    </nav>
  );
}

/** The group's products, in the menu's order. */
function listProductLinks(group: Product["group"]): NavLink[] {
  return productLines
    .flatMap((line) => line.codes)
    .filter((code) => products[code].group === group)
    .map((code) => ({ label: products[code].shortName, href: products[code].path }));
}

const productColumns: NavGroup[] = [
  { title: "Proxies", links: [...listProductLinks("proxies"), allProductsLink] },
  {
    title: "Web data",
    // Overview pages exist only in the product line of the scraper APIs, so all of them go in this column.
    links: [...listProductLinks("web-data"), ...productLines.flatMap((line) => line.overviews ?? [])],
  },
];

export function SiteFooter() {
  return (
    <footer className="on-deep">
      <div aria-hidden="true" className="neat-line" />
      <div className="wrap pt-18 pb-10 text-sm">
        <div className={`${css.groups} grid gap-x-6 gap-y-10`}>
          <div>
            <Logo />
            <p className="mt-4.5 mb-6 max-w-[30ch] text-fg-2">
              Proxies, scraper APIs and datasets for teams that need public web data.
            </p>
            <Link
              className={buttonClasses({ variant: "Outline" })}
              href={routes.newsletter()}
              prefetch={false}
            >
              Get the scraping digest
            </Link>
            <div className="mt-10">
              <LinkGroup {...locationGroup} />
            </div>
          </div>
          {[...productColumns, ...footerColumns].map((column) => (
            <LinkGroup key={column.title} {...column} />
          ))}
        </div>
        <div className="mt-16 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-rule border-t pt-6 text-fg-3 text-xs">
          <p>Oxbow is fictional. Figures, customers and people on this site are sample content.</p>
          <ul className="flex flex-wrap gap-x-5">
            {bottomLinks.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
            <li>
              {/* A plain `a`: `consent-manager.tsx` intercepts the click and opens the dialog; a `Link` would navigate. */}
              <a className={css.footerLink} data-privacy-choices href={routes.yourData()}>
                Privacy choices
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
