import { FreePlanPage } from "@/components/free-plan/free-plan-page";
import { contentRoute } from "@/components/page/content-route";
import { getFreePlanPage } from "@/lib/features/company/free-plan";

const { generateMetadata, Route } = contentRoute(getFreePlanPage, FreePlanPage);

export { generateMetadata, Route as default };
