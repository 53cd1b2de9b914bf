import type { Metadata } from "next";
import { ResultPage } from "@/components/inquiry/result-page";
import { ButtonLink } from "@/components/ui/button";
import { publicEnv } from "@/lib/env/public";
import { routes } from "@/lib/routes";
import { buildHead } from "@/lib/seo/head";
import { toMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "Inquiry received | Oxbow",
      meta_description: "Your inquiry has been stored and is with sales.",
      no_index: true,
    },
    route: "/contact/received",
    siteUrl: publicEnv.SITE_URL,
  }),
);

export default function ReceivedPage() {
  return (
    <ResultPage
      title="Your Sales Manager will contact you soon!"
      ways={
        <>
          <ButtonLink color="PrimaryAlt" href={routes.dashboardRedirect()} size="lg">
            Explore Dashboard
          </ButtonLink>
          <ButtonLink href={routes.home()} size="lg" variant="Outline">
            Browse Oxbow
          </ButtonLink>
        </>
      }
    >
      <p>Your inquiry is stored. Look for an email within one working day.</p>
    </ResultPage>
  );
}
