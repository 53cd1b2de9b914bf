import { AboutPage } from "@/components/company/about-page";
import { buildContentPage } from "@/components/page/content-page";
import { getAboutPage } from "@/lib/features/company/read";

const { generateMetadata, Page } = buildContentPage(getAboutPage, AboutPage);

export { generateMetadata, Page as default };
