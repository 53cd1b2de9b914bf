import { CoreValuesPage } from "@/components/company/core-values-page";
import { contentRoute } from "@/components/page/content-route";
import { getCoreValuesPage } from "@/lib/features/company/read";

const { generateMetadata, Route } = contentRoute(getCoreValuesPage, CoreValuesPage);

export { generateMetadata, Route as default };
