import "server-only";
import { routes } from "@/lib/base/routes";
import { listPosts } from "@/lib/content/endpoints/posts";
import { blogInquiryBodySchema } from "./blog-inquiry";
import type { ServerForm } from "./server-form";
import { homeLink, oneWorkingDay, rejectedPage } from "./server-parts";
import { createConfirmationMailBuilder } from "./visitor-mail-parts";

const nextStep = `An engineer replies by email ${oneWorkingDay.text}.`;

export const blogInquiryServerForm: ServerForm = {
  schema: blogInquiryBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  contentItem: { field: "post", listSlugs: async () => (await listPosts()).map(({ slug }) => slug) },
  itemLabel: "Post",
  responseTime: oneWorkingDay,
  noun: "question",
  staffHeading: "Question about a post",
  buildVisitorMail: createConfirmationMailBuilder(nextStep),
  results: {
    sent: {
      title: "Your question has arrived",
      text: nextStep,
      links: [{ label: "Back to the blog", href: routes.blog() }, homeLink],
    },
    notSent: rejectedPage({
      title: "We did not get your question",
      requirements: "Name, a valid email address and the message are required.",
      back: routes.blog(),
    }),
  },
};
