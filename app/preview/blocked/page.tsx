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
  // Dynamic, because a cached page's headers do not allow the CMS to frame it.
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
          A preview needs two cookies: one allows you to see drafts, the other names the draft. Without them,
          you would see the published page instead. Allow cookies for this site, or open the preview in its
          own tab, then start it again.
        </p>
      </ResultPage>
    </main>
  );
}
