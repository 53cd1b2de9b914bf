import { NewsletterPage } from "@/components/newsletter/newsletter-page";
import { buildContentPage } from "@/components/page/content-page";
import { getNewsletterPage } from "@/lib/features/company/read";

const { generateMetadata, Page } = buildContentPage(getNewsletterPage, NewsletterPage);

export { generateMetadata, Page as default };
