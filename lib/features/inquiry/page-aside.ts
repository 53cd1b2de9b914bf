import { asText, type Content, isFilled } from "@prismicio/client";
import { defaultInquiryAside, type InquiryAside } from "./aside";

type AsideField =
  | Content.PageDocumentDataInquiryModalAsideItem
  | Content.HomePageDocumentDataInquiryModalAsideItem;

/**
 * The side panel from a page's editor (`inquiryModalAsideData`). Empty fields get the default's values; null if all are
 * empty. The story needs the testimonial's fields, which the link's type requests.
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
