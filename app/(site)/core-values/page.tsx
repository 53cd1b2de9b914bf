import { CoreValuesPage } from "@/components/company/core-values-page";
import { buildContentPage } from "@/components/page/content-page";
import { getCoreValuesPage } from "@/lib/features/company/read";

const { generateMetadata, Page } = buildContentPage(getCoreValuesPage, CoreValuesPage);

export { generateMetadata, Page as default };
