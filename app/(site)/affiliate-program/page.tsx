import { AffiliatePage } from "@/components/affiliate/affiliate-page";
import { contentRoute } from "@/components/page/content-route";
import { getAffiliatePage } from "@/lib/features/company/read";

const { generateMetadata, Route } = contentRoute(getAffiliatePage, AffiliatePage);

export { generateMetadata, Route as default };
