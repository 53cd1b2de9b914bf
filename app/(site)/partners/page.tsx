import { buildContentPage } from "@/components/page/content-page";
import { PartnersPage } from "@/components/partners/partners-page";
import { getPartnersPage } from "@/lib/features/company/read";

const { generateMetadata, Page } = buildContentPage(getPartnersPage, PartnersPage);

export { generateMetadata, Page as default };
