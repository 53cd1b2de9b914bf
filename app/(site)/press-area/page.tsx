import { PressPage } from "@/components/press/press-page";
import { getContactPageFormCopy } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getPressPage } from "@/lib/features/press/read";

export async function generateMetadata() {
  return buildPageMetadata((await getPressPage()).entry);
}

export default async function Page() {
  const [{ content, facts }, copy] = await Promise.all([getPressPage(), getContactPageFormCopy()]);
  return <PressPage content={content} copy={copy} facts={facts} />;
}
