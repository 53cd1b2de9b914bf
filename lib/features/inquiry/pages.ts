import { answerTime } from "@/lib/base/answer-time";
import { routes } from "@/lib/base/routes";
import type { PageEntry } from "@/lib/content/seo/site-pages";

export const contactPage: PageEntry = {
  path: routes.contact(),
  title: "Contact sales",
  description: `Tell us what you collect and how much. A sales manager replies by email ${answerTime} with the plan that fits and a trial for your targets.`,
  kind: "company",
  lastModified: new Date("2026-11-16"),
  keywords: "talk demo quote price",
};
