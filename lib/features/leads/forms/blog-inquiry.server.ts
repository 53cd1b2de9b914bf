import "server-only";
import { routes } from "@/lib/base/routes";
import { listPosts } from "@/lib/content/endpoints/posts";
import { blogInquiryBodySchema } from "./blog-inquiry";
import type { ServerForm } from "./server-form";
import { homeLink, oneWorkingDay, rejectedPage } from "./server-parts";
import { confirmReceipt } from "./visitor-mail-parts";

export const blogInquiryOnServer: ServerForm = {
  schema: blogInquiryBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  choice: { field: "post", listSlugs: async () => (await listPosts()).map(({ slug }) => slug) },
  choiceLabel: "Post",
  promise: oneWorkingDay,
  noun: "question",
  salesMail: { heading: "Inquiry below a post" },
  visitorMail: confirmReceipt(`An engineer replies by email ${oneWorkingDay.words}.`),
  results: {
    sent: {
      title: "Your question has arrived",
      text: `An engineer replies by email ${oneWorkingDay.words}.`,
      links: [{ label: "Back to the blog", href: routes.blog() }, homeLink],
    },
    notSent: rejectedPage({
      title: "We did not get your question",
      needs: "Name, a valid email address and the message are required.",
      back: routes.blog(),
    }),
  },
};
