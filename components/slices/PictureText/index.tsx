import { asText, type Content, isFilled } from "@prismicio/client";
import { CmsLink } from "@/components/actions/cms-link";
import { CmsPicture } from "@/components/media/cms-picture";
import { RichText } from "@/components/rich-text/rich-text";
import type { SliceProps } from "@/components/slices/types";
import { breakpoints } from "@/lib/base/design/breakpoints";

export default function PictureText({ slice, index }: SliceProps<Content.PictureTextSlice>) {
  const { picture_side, image, caption, heading, body, link, link_label } = slice.primary;
  const isLeft = picture_side === "left";
  return (
    <section className="section">
      <div className="wrap grid items-center gap-x-6 gap-y-8 md:grid-cols-12">
        {isFilled.image(image) && (
          <figure className={`md:col-span-6 ${isLeft ? "" : "md:order-last md:col-start-7"}`}>
            <CmsPicture
              image={image}
              isFirst={index === 0}
              sizes={`(width < ${breakpoints.md}) 100vw, 600px`}
            />
            {caption && <figcaption className="note mt-3">{caption}</figcaption>}
          </figure>
        )}
        <div className={`md:col-span-5 ${isLeft ? "md:col-start-8" : ""}`}>
          <h2 className="heading-2">{asText(heading)}</h2>
          <div className="mt-5 max-w-[60ch] text-pretty text-fg-2">
            <RichText field={body} size="lg-paragraph" />
          </div>
          {isFilled.link(link) && link_label && (
            <p className="mt-6">
              <CmsLink className="link" field={link}>
                {link_label}
              </CmsLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
