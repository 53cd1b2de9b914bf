import { notFound } from "next/navigation";
import { UseCasePage } from "@/components/use-cases/use-case-page";
import { getNetworkFigures, getPricingOrNull } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getUseCasePage, getUseCasesPage } from "@/lib/features/use-cases/read";

export async function generateStaticParams() {
  const { content } = await getUseCasesPage();
  return content.cases.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/use-cases/[slug]">) {
  const page = await getUseCasePage((await params).slug);
  return page ? buildPageMetadata(page.entry) : {};
}

export default async function Page({ params }: PageProps<"/use-cases/[slug]">) {
  const [page, network, pricing] = await Promise.all([
    getUseCasePage((await params).slug),
    getNetworkFigures(),
    getPricingOrNull(),
  ]);
  if (!page) notFound();
  return <UseCasePage network={network} next={page.next} pricing={pricing} useCase={page.useCase} />;
}
