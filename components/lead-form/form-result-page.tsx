import { ResultPage } from "@/components/inquiry/result-page";
import { ButtonLink } from "@/components/ui/button";
import type { FormResult } from "./results";

/** The answer to a form without script. */
export function FormResultPage({ title, text, ways }: FormResult["sent"]) {
  return (
    <ResultPage
      title={title}
      ways={ways.map(({ label, href }, i) => (
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
    </ResultPage>
  );
}
