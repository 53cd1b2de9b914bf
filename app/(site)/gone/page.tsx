import { GonePage } from "@/components/error-pages/error-pages";
import { gonePath } from "@/lib/base/redirects";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";

/** The server sends this page with status 410 at the URL of every removed page (`lib/server/redirects.ts`). */
export const metadata = buildPageMetadata({
  path: gonePath,
  title: "Page removed",
  description: "This page was removed permanently.",
  status: 410,
});

export default function Page() {
  return <GonePage />;
}
