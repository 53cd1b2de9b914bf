import { FreePlanPage } from "@/components/free-plan/free-plan-page";
import { buildContentPage } from "@/components/page/content-page";
import { getFreePlanPage } from "@/lib/features/company/free-plan";

const { generateMetadata, Page } = buildContentPage(getFreePlanPage, FreePlanPage);

export { generateMetadata, Page as default };
