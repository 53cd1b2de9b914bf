import { FaqPage } from "@/components/faq/faq-page";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getFaqPage } from "@/lib/features/faq/pages";
import { listQuestionGroups } from "@/lib/features/faq/questions";

export async function generateMetadata() {
  return buildPageMetadata(await getFaqPage());
}

export default async function Page() {
  const [groups, network] = await Promise.all([listQuestionGroups(), getNetworkFigures()]);
  return <FaqPage asOf={network.asOf} groups={groups} />;
}
