import Link from "next/link";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Icon } from "@/components/ui/icon";
import { products } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { allProductsLink, describeProduct, type ProductLine, productLines } from "./navigation";
import css from "./product-menu.module.css";

function Line({ title, codes, overviews = [] }: ProductLine) {
  return (
    <section className={css.productLine} data-tint={codes[0] && products[codes[0]].tint}>
      <h3 className="mb-2 text-fg-3 text-xs">{title}</h3>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Link className={css.productEntry} href={products[code].path} prefetch={false}>
              <b>{products[code].shortName}</b>
              <small>{describeProduct(code)}</small>
            </Link>
          </li>
        ))}
        {overviews.map(({ label, href }) => (
          <li key={href}>
            <Link className={`${css.productEntry} ${css.productEntryMore}`} href={href} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The panel of the product menu: products by product line, each line in its own color. */
export function ProductMenu() {
  return (
    <>
      {/* Five lines in four columns: the style sheet puts Mobile and Datasets in one. */}
      <div className="grid gap-8 pb-8 sm:grid-cols-[1fr_1fr] md:grid-cols-[repeat(4,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8">
        {productLines.map((line) => (
          <Line key={line.title} {...line} />
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 border-rule border-t py-4 text-fg-2 text-sm">
        Not sure which one fits?
        <Link className="link inline-flex items-center gap-1" href={routes.chooser()} prefetch={false}>
          Answer three questions <Icon name="arrow-right" />
        </Link>
        <OpenModalLink className="link">Ask sales</OpenModalLink>
        <Link className="link nav:ml-auto" href={allProductsLink.href} prefetch={false}>
          {allProductsLink.label}
        </Link>
      </p>
    </>
  );
}
