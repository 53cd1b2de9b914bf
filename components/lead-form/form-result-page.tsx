import { ButtonLink } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import type { LeadEvent } from "@/lib/features/analytics/data-layer";
import type { ResultText } from "@/lib/features/leads/forms/server-form";
import { PushLeadEvent } from "./push-lead-event";

type FormResultPageProps = ResultText & {
  /** Reference of the lead, if there is one. */
  reference?: string | null;
  /** The accepted form, and the analytics event to push once for it. */
  submitted?: { form: string; event: LeadEvent };
};

export function FormResultPage({ title, text, links, reference = null, submitted }: FormResultPageProps) {
  return (
    <ResultPage
      title={title}
      actions={links.map(({ label, href }, i) => (
        <ButtonLink
          color="PrimaryAlt"
          href={href}
          key={href}
          size="lg"
          variant={i === 0 ? "Contained" : "Outline"}
        >
          {label}
        </ButtonLink>
      ))}
    >
      <p>{text}</p>
      {submitted && reference !== null && <PushLeadEvent {...submitted} />}
      {reference !== null && (
        <p className="mt-3 text-base">
          Your reference is <span className="figure whitespace-nowrap">{reference}</span>. Mention it if you
          contact us about this.
        </p>
      )}
    </ResultPage>
  );
}
