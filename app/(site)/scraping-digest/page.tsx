import { NewsletterPage } from "@/components/newsletter/newsletter-page";
import { contentRoute } from "@/components/page/content-route";
import { getNewsletterPage } from "@/lib/features/company/read";

const { generateMetadata, Route } = contentRoute(getNewsletterPage, NewsletterPage);

export { generateMetadata, Route as default };
