import { CodeBesideText } from "@/components/code/code-panel";
import { LanguageChoice, type Sample } from "@/components/code/language-choice";

/** A gateway username that sets a location. */
export function Username({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-1 bg-tint-100 px-2 py-0.75 font-mono wrap-anywhere text-tint-900">
      {children}
    </span>
  );
}

/** Sample requests for a location, one per programming language, and the response of the IP check. */
export function LocationCodeSamples({
  heading,
  lead,
  username,
  samples,
  response,
  responseTime,
}: {
  heading: string;
  lead: string;
  username: string;
  samples: readonly Sample[];
  response: string;
  responseTime: string;
}) {
  return (
    <section className="section overflow-hidden pt-0">
      <CodeBesideText about={heading} responseTime={responseTime} response={response} samples={samples}>
        <h2 className="heading-2">{heading}</h2>
        <p className="lead mt-5">{lead}</p>
        <p className="mt-5 text-sm">
          <Username>{username}</Username>
        </p>
        <LanguageChoice look="pills" name="location-code" samples={samples} />
      </CodeBesideText>
    </section>
  );
}
