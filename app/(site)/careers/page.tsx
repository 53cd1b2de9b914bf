import { CareersPage } from "@/components/company/careers-page";
import { contentRoute } from "@/components/page/content-route";
import { getCareersPage } from "@/lib/features/company/read";

const { generateMetadata, Route } = contentRoute(getCareersPage, CareersPage);

export { generateMetadata, Route as default };
