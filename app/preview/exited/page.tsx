import type { Metadata } from "next";
import { connection } from "next/server";
import { ResultPage } from "@/components/inquiry/result-page";
import { GoHome } from "@/components/layout/go-home";
import { ButtonLink } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: "Preview left | Oxbow", robots: { index: false, follow: false } };

export default async function PreviewExitedPage() {
  // Made for each request: a kept page could not be shown within the frame of the CMS.
  await connection();
  return (
    <main className="flex min-h-dvh flex-col">
      <noscript>
        <meta content={`0;url=${routes.home()}`} httpEquiv="refresh" />
      </noscript>
      <ResultPage
        title="You have left the preview"
        ways={
          <ButtonLink color="PrimaryAlt" href={routes.home()} size="lg">
            Go to the home page
          </ButtonLink>
        }
      >
        <p className="flex items-center gap-1.5" role="status">
          <Spinner /> On to the home page …
        </p>
      </ResultPage>
      <GoHome />
    </main>
  );
}
