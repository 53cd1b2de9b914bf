import { CodeResponse, CodeSamples, type Sample } from "@/components/code/code-panel";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CopyCode } from "@/components/code/copy-code";
import { LanguageChoice } from "@/components/code/language-choice";

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
      <div className={`${codePanelCss.codeBleed} code-choice ${codePanelCss.codeChoice}`}>
        <div>
          <h2 className="heading-2">{heading}</h2>
          <p className="lead mt-5">{lead}</p>
          <p className="mt-5 text-sm">
            <Username>{username}</Username>
          </p>
          <LanguageChoice
            languages={samples.map(({ language }) => language)}
            look="pills"
            name="location-code"
          />
        </div>
        <div className={`code-panel ${codePanelCss.codePanel} on-deep`}>
          <div className={codePanelCss.codeRequest}>
            <div className={codePanelCss.codeBar}>
              <b>Request</b>
              <CopyCode />
            </div>
            <CodeSamples about={heading} samples={samples} />
          </div>
          <CodeResponse about={heading} responseTime={responseTime} response={response} />
        </div>
      </div>
    </section>
  );
}
