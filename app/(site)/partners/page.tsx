import { contentRoute } from "@/components/page/content-route";
import { PartnersPage } from "@/components/partners/partners-page";
import { getPartnersPage } from "@/lib/features/company/read";

export const revalidate = 3600;

const { generateMetadata, Route } = contentRoute(getPartnersPage, PartnersPage);

export { generateMetadata, Route as default };
