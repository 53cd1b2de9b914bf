import type { Content } from "@prismicio/client";
import { SliceZone } from "@prismicio/react";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { CapabilityTable } from "@/components/products/capability-table";
import { productsHeads } from "@/components/products/product-copy";
import { ProductGrid } from "@/components/products/product-grid";
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
      <div className="mt-fluid-1 max-w-[46em]">
        <h1 className="heading-1">{heading}</h1>
        <p className="lead mt-6">{lead}</p>
      </div>
      <nav aria-label="Product groups" className="mt-8 flex flex-wrap gap-2">
        <PillLink current={group === "all"} href={routes.products()}>
          All products
        </PillLink>
        {productGroups.map((one) => (
          <PillLink current={one === group} href={routes.products(one)} key={one}>
            {groupNames[one]}
          </PillLink>
        ))}
      </nav>
    </>
  );
}

/** All products, or one group: a filterable grid, a comparison table and the product chooser. */
export function ProductsPage({ group, facts, chooser }: ProductsPageProps) {
  return (
    <>
      <section className="wrap pt-5">
        <ProductsHead group={group} />
        <ProductGrid entries={listProductEntries(facts, group)} hasChooser={chooser.some(isComplete)} />
      </section>
      <section className="on-paper-2 section mt-[var(--section)]">
        <div className="wrap">
          <div className="mb-10 grid items-end gap-x-6 gap-y-4 md:grid-cols-12">
            <h2 className="heading-2 md:col-span-7">Success rates and prices</h2>
            <p className="lead md:col-span-5">Choose the cheapest product that works on your pages.</p>
          </div>
          <CapabilityTable facts={facts} group={group} />
        </div>
      </section>
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
