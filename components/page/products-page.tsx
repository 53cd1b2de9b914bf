import type { Content } from "@prismicio/client";
import { SliceZone } from "@prismicio/react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { productsHeads } from "@/components/products/product-copy";
import { ProductList } from "@/components/products/product-list";
import { ClosingSection } from "@/components/sections/closing-section";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { components } from "@/components/slices";
import { isComplete } from "@/components/slices/ProductChooser/questions";
import type { SliceContext } from "@/components/slices/types";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import { PillLink } from "@/components/ui/pill-link";
import { answerTime } from "@/lib/base/answer-time";
import { type ProductGroup, productGroups, routes } from "@/lib/base/routes";
import { listProductEntries } from "@/lib/features/products/entries";

const groupNames = { proxies: "Proxies", "web-data": "Web data" } satisfies Record<ProductGroup, string>;

type ProductsPageProps = {
  group: ProductGroup | "all";
  facts: Omit<SliceContext, "product">;
  chooser: Content.ProductChooserSlice[];
};

function ProductsHead({ group }: Pick<ProductsPageProps, "group">) {
  const { heading, lead } = productsHeads[group];
  const trail =
    group === "all"
      ? [{ label: "Products" }]
      : [{ label: "Products", href: routes.products() }, { label: groupNames[group] }];
  return (
    <>
      <PageBreadcrumbs items={trail} />
      {/* Without this, the heading of proxies has one line more at 390 pixels until its font has loaded. */}
      <h1 className="heading-1 mt-fluid-1 max-sm:pr-1.5">{heading}</h1>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-8">
        <p className="lead">{lead}</p>
        <nav aria-label="Product groups" className="flex flex-wrap gap-2">
          <PillLink current={group === "all"} href={routes.products()}>
            All products
          </PillLink>
          {productGroups.map((one) => (
            <PillLink current={one === group} href={routes.products(one)} key={one}>
              {groupNames[one]}
            </PillLink>
          ))}
        </nav>
      </div>
    </>
  );
}

/** All products, or one group: a list with filters and the product chooser. */
export function ProductsPage({ group, facts, chooser }: ProductsPageProps) {
  return (
    <>
      <div className="wrap pt-5">
        <ProductsHead group={group} />
      </div>
      <ProductList
        entries={listProductEntries(facts, group)}
        facts={facts}
        hasChooser={chooser.some(isComplete)}
      />
      <SliceZone components={components} context={{ ...facts, product: "General" }} slices={chooser} />
      <ClosingSection
        heading="Not sure which product you need?"
        lead={`Send us a URL and what you need from it. We recommend a product ${answerTime}, and you can test it.`}
      >
        <OpenModalLink className={buttonClasses({ color: "PrimaryAlt", size: "lg" })}>
          Ask sales
        </OpenModalLink>
        <ButtonLink href={routes.pricingCalculator()} size="lg" variant="Outline">
          Compare the cost
        </ButtonLink>
      </ClosingSection>
    </>
  );
}
