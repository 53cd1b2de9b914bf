import { ComparisonList } from "@/components/compare/comparison-list";
import { contentRoute } from "@/components/page/content-route";
import { getComparisonsPage } from "@/lib/features/compare/read";

const { generateMetadata, Route } = contentRoute(getComparisonsPage, ComparisonList);

export { generateMetadata, Route as default };
