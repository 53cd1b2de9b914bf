"use client";

import { SuccessView } from "@/components/inquiry/success-view";
import { useSiteSettings } from "@/components/inquiry/use-site-settings";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { LeadForm } from "@/components/lead-form/lead-form";
import { useClientValue } from "@/components/ui/use-client-value";
import { parseSubject } from "@/lib/base/form-subject";
import { routes } from "@/lib/base/routes";

/** The contact page's form. `?product=&plan=` name its subject, which is shown and sent along. */
export function ContactForm(props: LeadFormProps) {
  const query = useClientValue(() => location.search, "");
  const { product, plan, label } = parseSubject(query);
  const { bookingUrl } = useSiteSettings();
  return (
    <LeadForm
      {...props}
      about={{ product, plan }}
      intro={
        label !== "" && (
          <p className="about-line mb-4.5 border-l-3 border-tint-500 pt-0.5 pr-0 pb-0.5 pl-3 text-sm font-[540]">
            <span className="text-fg-2">About:</span> {label}
          </p>
        )
      }
      renderSent={({ email, receipt }) => (
        <SuccessView
          {...receipt}
          bookingUrl={bookingUrl}
          email={email}
          onClose={() => location.assign(routes.dashboardRedirect())}
        />
      )}
    />
  );
}
