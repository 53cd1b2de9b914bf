import type { Metadata } from "next";
import { connection } from "next/server";
import { ButtonLink } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import { routes } from "@/lib/base/routes";

export const metadata: Metadata = {
  title: "Cookies are blocked | Oxbow",
  robots: { index: false, follow: false },
};

export default async function Page() {
  // Dynamic: a cached page could not be shown in a frame of the CMS.
  await connection();
  return (
    <main className="flex min-h-dvh flex-col">
      <ResultPage
        title="Your browser blocked the preview’s cookies"
        actions={
          <ButtonLink color="PrimaryAlt" href={routes.home()} size="lg" target="_blank">
            Open the published site
          </ButtonLink>
        }
      >
        <p>
          A preview needs two cookies of this site: one that says that you may see drafts, one that says
          which. Without them you would see the published page and take it for the draft. Allow cookies for
          this site, or open the preview in a tab of its own, then start it again.
        </p>
      </ResultPage>
    </main>
  );
}
