import "server-only";
import { routes } from "@/lib/base/routes";
import { buildNewsletterLinks } from "@/lib/features/leads/lead/newsletter-links";
import { scrapingDigestBodySchema } from "./scraping-digest";
import type { ServerForm, VisitorMail, VisitorMailData } from "./server-form";
import { rejectedPage } from "./server-parts";
import { formatMail } from "./visitor-mail-parts";

async function buildOptInMail(data: VisitorMailData, leadId: string): Promise<VisitorMail> {
  const { confirmUrl, unsubscribeUrl, oneClickUrl } = await buildNewsletterLinks(leadId);
  return {
    subject: "Confirm your subscription to the scraping digest",
    ...formatMail(
      data,
      [
        "Someone (we hope it was you) subscribed this email address to the scraping digest. To get it, open this page and confirm:",
      ],
      [confirmUrl],
      ["You are subscribed once you confirm. Unconfirmed email addresses are deleted after three days."],
      ["Don’t want it? Do nothing, or delete your email address now:", unsubscribeUrl],
    ),
    // RFC 8058: mail programs show a button that ends the subscription.
    headers: {
      "List-Unsubscribe": `<${oneClickUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export const scrapingDigestServerForm: ServerForm = {
  schema: scrapingDigestBodySchema,
  // PRIVACY: nobody else is told of an address before it is confirmed.
  destinations: ["visitor-email"],
  responseTime: null,
  noun: "digest sign-up",
  respondsWithIdOnly: true,
  staffHeading: "Digest sign-up",
  buildVisitorMail: buildOptInMail,
  results: {
    sent: {
      title: "Confirm your email address",
      text: "We sent you a link. Open it to subscribe.",
      links: [{ label: "Read the latest issue", href: `${routes.newsletter()}#sample` }],
    },
    notSent: rejectedPage({
      title: "We did not get your email address",
      requirements: "A valid email address and the consent are required.",
      back: routes.newsletter(),
    }),
  },
};
