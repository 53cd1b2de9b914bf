import { asText, type Content, isFilled } from "@prismicio/client";
import { defaultInquiryAside, type InquiryAside } from "./aside";

type AsideItem =
  | Content.PageDocumentDataInquiryModalAsideItem
  | Content.HomePageDocumentDataInquiryModalAsideItem;

/**
 * The side panel that an editor has defined for a page (`inquiryModalAsideData`); null if there is none. An empty title or description
 * gets the default's. Prismic returns the linked testimonial's fields with the page, because the page's model lists them.
 */
export function buildPageAside(group: readonly AsideItem[]): InquiryAside | null {
  const [item] = group;
  if (!item) return null;
  const { title, description, image, customer_story: link } = item;
  const story = isFilled.contentRelationship(link) ? link.data : undefined;
  return {
    title: title || defaultInquiryAside.title,
    description: isFilled.richText(description)
      ? JSON.stringify(description)
      : defaultInquiryAside.description,
    ...(isFilled.image(image) && { image: { src: image.url } }),
    ...(story &&
      isFilled.richText(story.quote) && {
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
