"use client";

import { SuccessView } from "@/components/inquiry/success-view";
import { useSiteSettings } from "@/components/inquiry/use-site-settings";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { LeadForm } from "@/components/lead-form/lead-form";
import { useClientValue } from "@/components/ui/use-client-value";
import { parseSubject } from "@/lib/base/form-subject";
import { routes } from "@/lib/base/routes";
import { AboutLine } from "./about-line";

export type ContactFormProps = Omit<LeadFormProps, "thanks"> & {
  /** Volume and price of the plan in the page's query; null without one, and without prices. */
  terms: string | null;
};

/** The contact page's form. `?product=&plan=` name its subject, which is shown and sent along. */
export function ContactForm({ terms, ...form }: ContactFormProps) {
  const query = useClientValue(() => location.search, "");
  const { product, plan, label } = parseSubject(query);
  const { bookingUrl } = useSiteSettings();
  return (
    <LeadForm
      {...form}
      about={{ product, plan }}
      intro={<AboutLine label={label} terms={terms} />}
      thanks={({ email, confirmation }) => (
        <SuccessView
          {...confirmation}
          bookingUrl={bookingUrl}
          email={email}
          onExplore={() => location.assign(routes.dashboardRedirect())}
        />
      )}
    />
  );
}
