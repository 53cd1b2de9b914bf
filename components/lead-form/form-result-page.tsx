import { ButtonLink } from "@/components/ui/button";
import { ResultPage } from "@/components/ui/result-page";
import type { ResultText } from "@/lib/features/leads/forms/server-form";

type FormResultPageProps = ResultText & {
  /** Reference of the lead; null without one. */
  reference?: string | null;
};

export function FormResultPage({ title, text, links, reference = null }: FormResultPageProps) {
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
      {reference !== null && (
        <p className="mt-3 text-base">
          Your reference is <span className="figure whitespace-nowrap">{reference}</span>. Mention it if you
          contact us about this.
        </p>
      )}
    </ResultPage>
  );
}
