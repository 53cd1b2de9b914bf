import { UseCaseList } from "@/components/use-cases/use-case-list";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { listComparisons } from "@/lib/features/compare/read";
import { getUseCasesPage } from "@/lib/features/use-cases/read";

export async function generateMetadata() {
  return buildPageMetadata((await getUseCasesPage()).entry);
}

export default async function Page() {
  const [{ content }, comparisons] = await Promise.all([getUseCasesPage(), listComparisons()]);
  return <UseCaseList comparisons={comparisons} content={content} />;
}
