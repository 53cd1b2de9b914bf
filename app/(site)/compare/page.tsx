import { ComparisonList } from "@/components/compare/comparison-list";
import { buildContentPage } from "@/components/page/content-page";
import { getComparisonsPage } from "@/lib/features/compare/read";

const { generateMetadata, Page } = buildContentPage(getComparisonsPage, ComparisonList);

export { generateMetadata, Page as default };
