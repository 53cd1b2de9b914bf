"use client";

import { SuccessView } from "@/components/inquiry/success-view";
import type { LeadFormProps } from "@/components/lead-form/fields";
import { LeadForm } from "@/components/lead-form/lead-form";
import type { Subject } from "@/lib/base/form-subject";
import { routes } from "@/lib/base/routes";
import { AboutLine } from "./about-line";

export type ContactFormProps = Omit<LeadFormProps, "thanks"> & {
  /** The product and plan in the page's query. */
  subject?: Subject;
  /** Volume and price of the plan; null without one, and without prices. */
  terms: string | null;
};

/** The contact page's form. Its subject is shown and sent along. */
export function ContactForm({ subject, terms, ...form }: ContactFormProps) {
  return (
    <LeadForm
      {...form}
      about={subject && { product: subject.product, plan: subject.plan }}
      intro={subject && <AboutLine label={subject.label} terms={terms} />}
      thanks={({ email, confirmation }) => (
        <SuccessView
          {...confirmation}
          email={email}
          onExplore={() => location.assign(routes.dashboardRedirect())}
        />
      )}
    />
  );
}
