import { TextLink } from "@/components/actions/text-link";
import { LeadFormPlace } from "@/components/lead-form/lead-form-place";
import { type ProductCode, products, seeProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import type { BlogInquiry } from "@/lib/content/endpoints/schemas-company";
import { buildPostForm } from "./post-fields";
import css from "./post-inquiry.module.css";
import { RiverBand } from "./river-band";

type PostInquiryProps = {
  post: string;
  category: string;
  product: ProductCode;
  boxCopy: BlogInquiry;
  formCopy: FormCopy;
};

export function PostInquiry({ post, category, product, boxCopy, formCopy }: PostInquiryProps) {
  const { heading, text, buttonText } = { ...boxCopy.default, ...boxCopy.categories[category] };
  return (
    <aside
      aria-labelledby="ask"
      className={`${css.postInquiry} on-deep relative grid gap-x-10 gap-y-7 overflow-hidden rounded-2`}
      data-tint={products[product].tint}
    >
      <div className="text-pretty">
        <h2 className="heading-3" id="ask">
          {heading}
        </h2>
        <p className="mt-2 text-fg-2 text-sm">{text}</p>
        <p className="mt-4 text-sm">
          <TextLink href={routes.product(product)}>{seeProduct(product)}</TextLink>
        </p>
        <RiverBand />
      </div>
      <LeadFormPlace {...buildPostForm(post, buttonText, formCopy)} />
    </aside>
  );
}
