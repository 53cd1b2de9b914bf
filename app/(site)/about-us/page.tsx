import { AboutPage } from "@/components/company/about-page";
import { contentRoute } from "@/components/page/content-route";
import { getAboutPage } from "@/lib/features/company/read";

const { generateMetadata, Route } = contentRoute(getAboutPage, AboutPage);

export { generateMetadata, Route as default };
