import { AboutPage } from "@/components/company/about-page";
import { contentRoute } from "@/components/page/content-route";
import { getAboutPage } from "@/lib/features/company/read";

export const revalidate = 3600;

const { generateMetadata, Route } = contentRoute(getAboutPage, AboutPage);

export { generateMetadata, Route as default };
