import { CareersPage } from "@/components/company/careers-page";
import { buildContentPage } from "@/components/page/content-page";
import { getCareersPage } from "@/lib/features/company/read";

const { generateMetadata, Page } = buildContentPage(getCareersPage, CareersPage);

export { generateMetadata, Page as default };
