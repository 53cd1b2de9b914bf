import { asText, type Content, isFilled } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { CmsLink } from "@/components/actions/cms-link";
import type { SliceContext } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { products } from "@/lib/base/products";
import css from "./index.module.css";

type UseCase = Content.UseCasesSliceDefaultPrimaryJobsItem;

function ProductCell({ product }: Pick<UseCase, "product">) {
  if (!product) return null;
  const { shortName, path, tint } = products[product];
  return (
    <span className="inline-flex items-center gap-2" data-tint={tint}>
      <span aria-hidden="true" className="size-2.5 shrink-0 bg-tint-500" />
      <a className="link" href={path}>
        {shortName}
      </a>
    </span>
  );
}

/** A table of use cases; on phones each row becomes a block. */
export default function UseCases({ slice }: SliceComponentProps<Content.UseCasesSlice, SliceContext>) {
  const { heading, lead, jobs, note } = slice.primary;
  const namesProducts = jobs.some(({ product }) => product);
  return (
    <section className="section pt-0">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <table className={`${css.ledger} w-full border-t border-fg text-left leading-[1.4] max-md:block`}>
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Fields that come back</th>
              <th scope="col">How often</th>
              {namesProducts && <th scope="col">Product</th>}
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ job, why, fields, rhythm, product, link }) => (
              <tr key={job}>
                <th scope="row">
                  <span className="block">
                    {isFilled.link(link) ? (
                      <CmsLink className="link text-fg" field={link}>
                        {job}
                      </CmsLink>
                    ) : (
                      job
                    )}
                  </span>
                  <span className="mt-0.5 block font-normal text-fg-2 text-sm">{why}</span>
                </th>
                <td className="font-mono text-xs leading-[1.6] font-normal text-fg-2 max-md:col-span-full">
                  {fields}
                </td>
                <td className="text-sm whitespace-nowrap italic max-md:text-fg-2">{rhythm}</td>
                {namesProducts && (
                  <td className="text-sm whitespace-nowrap max-md:row-3">
                    <ProductCell product={product} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {note && <p className="note mt-5">{note}</p>}
      </div>
    </section>
  );
}
