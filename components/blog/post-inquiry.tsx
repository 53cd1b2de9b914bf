import { TextLink } from "@/components/actions/text-link";
import { RiverBand } from "@/components/illustrations/river-band";
import { LeadFormPlace } from "@/components/lead-form/lead-form-place";
import { type ProductCode, products, seeProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import type { BlogInquiry } from "@/lib/content/endpoints/schemas-company";
import { buildPostForm } from "./post-fields";

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
      // Keeps its height when a short message replaces the form.
      className="on-deep relative grid gap-x-10 gap-y-7 overflow-hidden rounded-2 p-7 md:min-h-120 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:p-9"
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
        <RiverBand className="pointer-events-none absolute bottom-0 left-0 h-[42%] w-[38%] stroke-tint-600 opacity-70 [mask:linear-gradient(transparent,#000_70%)_intersect,linear-gradient(90deg,#000_60%,transparent)] max-md:hidden" />
      </div>
      <LeadFormPlace {...buildPostForm(post, buttonText, formCopy)} />
    </aside>
  );
}
