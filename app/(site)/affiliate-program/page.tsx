import { AffiliatePage } from "@/components/affiliate/affiliate-page";
import { buildContentPage } from "@/components/page/content-page";
import { getAffiliatePage } from "@/lib/features/company/read";

const { generateMetadata, Page } = buildContentPage(getAffiliatePage, AffiliatePage);

export { generateMetadata, Page as default };
