import type { Metadata } from "next";
import { connection } from "next/server";
import { RedirectHome } from "@/components/layout/redirect-home";
import { ButtonLink } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import { routes } from "@/lib/base/routes";

export const metadata: Metadata = { title: "Preview left | Oxbow", robots: { index: false, follow: false } };

export default async function Page() {
  // Dynamic: a cached page could not be shown in a frame of the CMS.
  await connection();
  return (
    <main className="flex min-h-dvh flex-col">
      <noscript>
        <meta content={`0;url=${routes.home()}`} httpEquiv="refresh" />
      </noscript>
      <ResultPage
        title="You have left the preview"
        actions={
          <ButtonLink color="PrimaryAlt" href={routes.home()} size="lg" target="_top">
            Go to the home page
          </ButtonLink>
        }
      >
        <RedirectHome />
      </ResultPage>
    </main>
  );
}
