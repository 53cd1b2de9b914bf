import { asText, type Content, isFilled } from "@prismicio/client";
import { defaultInquiryAside, type InquiryAside } from "./aside";

type AsideField =
  | Content.PageDocumentDataInquiryModalAsideItem
  | Content.HomePageDocumentDataInquiryModalAsideItem;

/**
 * The side panel that a page's editor has filled in (`inquiryModalAsideData`). What is left empty is
 * the default's; null where the whole group is empty. The story needs the testimonial's fields in the
 * document, which its link's type asks for.
 */
export function buildPageAside(group: readonly AsideField[]): InquiryAside | null {
  const [field] = group;
  if (!field) return null;
  const { title, description, image, customer_story: link } = field;
  const story = isFilled.contentRelationship(link) ? link.data : undefined;
  return {
    title: title || defaultInquiryAside.title,
    description: isFilled.richText(description)
      ? JSON.stringify(description)
      : defaultInquiryAside.description,
    ...(isFilled.image(image) && { image: { src: image.url } }),
    ...(story && {
      customerStory: {
        quote: asText(story.quote),
        author: story.author ?? "",
        jobTitle: story.job_title ?? "",
        company: story.company ?? "",
        logoMark: story.logo_mark ?? "",
      },
    }),
  };
}
