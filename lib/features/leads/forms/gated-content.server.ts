import "server-only";
import { routes } from "@/lib/base/routes";
import { getGuide, listGuides } from "@/lib/content/endpoints/resources";
import { buildReceiptLink } from "@/lib/features/leads/lead/receipt-token";
import { buildFileLink, fileLinkHours } from "@/lib/features/resources/file-link";
import { gatedContentBodySchema } from "./gated-content";
import type { ServerForm, VisitorMail, VisitorMailData } from "./server-form";
import { rejectedPage } from "./server-parts";
import { absoluteUrl, formatMail, ifNotYou } from "./visitor-mail-parts";

async function buildGuideMail(data: VisitorMailData, leadId: string): Promise<VisitorMail | null> {
  const guide = await getGuide(data.choice);
  if (guide === null) return null;
  const { reference, receiptUrl } = await buildReceiptLink(leadId);
  return {
    subject: `Your guide: ${guide.title}`,
    ...formatMail(
      data,
      [
        `Here is "${guide.title}", to read or to print:`,
        // Signed when the mail is sent: a lead that was held or retried can be older than the link's lifetime.
        absoluteUrl(await buildFileLink(guide.slug, Date.now())),
      ],
      [`The link works for ${fileLinkHours} hours from now. The file is yours to keep.`],
      [`Reference ${reference}. See it, or withdraw and erase it:`, absoluteUrl(receiptUrl)],
      ifNotYou("Open the second link and choose “Withdraw and erase.”"),
    ),
  };
}

export const gatedContentServerForm: ServerForm = {
  schema: gatedContentBodySchema,
  destinations: ["crm", "sales-email", "visitor-email"],
  contentItem: { field: "guide", listSlugs: async () => (await listGuides()).map(({ slug }) => slug) },
  itemLabel: "Guide",
  responseTime: null,
  noun: "guide request",
  staffHeading: "Guide requested",
  followUp: "The visitor is sent the guide by email. No reply was promised.",
  buildVisitorMail: buildGuideMail,
  results: {
    sent: {
      title: "The guide is on its way",
      text: "The email usually arrives within a minute. If not, check your spam folder.",
      links: [{ label: "More to read", href: routes.resources() }],
    },
    notSent: rejectedPage({
      title: "We could not send the guide",
      requirements: "Name, company, a valid email address and your consent are required.",
      back: routes.resources(),
    }),
  },
};
