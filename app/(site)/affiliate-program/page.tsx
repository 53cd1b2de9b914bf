import { AffiliatePage } from "@/components/affiliate/affiliate-page";
import { contentRoute } from "@/components/page/content-route";
import { getAffiliatePage } from "@/lib/features/company/read";

export const revalidate = 3600;

const { generateMetadata, Route } = contentRoute(getAffiliatePage, AffiliatePage);

export { generateMetadata, Route as default };
