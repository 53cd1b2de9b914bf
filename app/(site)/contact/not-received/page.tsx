import type { Metadata } from "next";
import { ResultPage } from "@/components/inquiry/result-page";
import { ButtonLink } from "@/components/ui/button";
import { publicEnv } from "@/lib/env/public";
import { links } from "@/lib/links";
import { routes } from "@/lib/routes";
import { buildHead } from "@/lib/seo/head";
import { toMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "Inquiry not received | Oxbow",
      meta_description: "The inquiry could not be taken. Nothing was stored.",
      no_index: true,
    },
    route: "/contact/not-received",
    siteUrl: publicEnv.SITE_URL,
  }),
);

export default function NotReceivedPage() {
  return (
    <ResultPage
      title="We did not get your inquiry"
      ways={
        <>
          <ButtonLink color="PrimaryAlt" href={routes.contact()} size="lg">
            Fill the form again
          </ButtonLink>
          <ButtonLink href={links.salesMail} size="lg" variant="Outline">
            Write an email
          </ButtonLink>
        </>
      }
    >
      <p>
        A field did not pass the check, or our side could not store it. Nothing was kept here: go back in your
        browser, where your text still stands. Name, company, a valid email address and a phone number in
        digits are required.
      </p>
    </ResultPage>
  );
}
