import { CompanyMark } from "@/components/charts/company-mark";
import { SiteImage } from "@/components/media/site-image";
import { RichText } from "@/components/rich-text/rich-text";
import css from "@/components/ui/river-background.module.css";
import type { CustomerStory, InquiryAside } from "@/lib/features/inquiry/aside";

/** The panel's picture; without one, a river in the tint of the current page. */
function Picture({ image }: Pick<InquiryAside, "image">) {
  if (!image) return <div aria-hidden="true" className={`${css.riverBackground} absolute inset-0`} />;
  return <SiteImage alt="" className="object-cover" fill sizes="551px" src={image.src} />;
}

function Story({ quote, author, jobTitle, company, logoMark }: CustomerStory) {
  return (
    <figure className="relative border-rule-2 border-t bg-ground pt-5.5">
      <blockquote className="font-[480] font-display text-[1.25rem] leading-tight tracking-[-0.012em]">
        {quote}
      </blockquote>
      <figcaption className="mt-4 flex items-end justify-between gap-4 text-xs">
        <span>
          <b className="block font-[550]">{author}</b>
          <span className="text-fg-2">
            {jobTitle}, {company}
          </span>
        </span>
        <CompanyMark mark={logoMark} name={company} />
      </figcaption>
    </figure>
  );
}

/** The side panel on wide screens. */
export function InquiryAsidePanel({
  aside: { title, description, image, customerStory },
}: {
  aside: InquiryAside;
}) {
  return (
    <div className="on-deep relative hidden max-h-170 w-137.75 flex-col justify-between overflow-hidden p-11 nav:flex">
      <Picture image={image} />
      <div className="relative">
        <p className="heading-2 text-[2.5rem]">{title}</p>
        <div className="mt-3.5 max-w-[50ch] text-pretty text-fg-2">
          <RichText field={description} size="lg-paragraph" />
        </div>
      </div>
      {customerStory && <Story {...customerStory} />}
    </div>
  );
}
