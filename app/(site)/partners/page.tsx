import { contentRoute } from "@/components/page/content-route";
import { PartnersPage } from "@/components/partners/partners-page";
import { getPartnersPage } from "@/lib/features/company/read";

const { generateMetadata, Route } = contentRoute(getPartnersPage, PartnersPage);

export { generateMetadata, Route as default };
