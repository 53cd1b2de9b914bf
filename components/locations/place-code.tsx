import { CodeResponse, CodeSamples, type Sample } from "@/components/code/code-panel";
import { CopyCode } from "@/components/code/copy-code";
import { LanguageChoice } from "@/components/code/language-choice";

/** The request for a place in every language, and what the address check answers there. */
export function PlaceCode({
  heading,
  lead,
  username,
  samples,
  response,
  reading,
}: {
  heading: string;
  lead: string;
  username: string;
  samples: readonly Sample[];
  response: string;
  reading: string;
}) {
  return (
    <section className="section overflow-hidden pt-0">
      <div className="code-bleed code-choice">
        <div>
          <h2 className="heading-2">{heading}</h2>
          <p className="lead mt-2.5">{lead}</p>
          <p className="mt-2.5 text-sm">
            <span className="username">{username}</span>
          </p>
          <LanguageChoice
            languages={samples.map(({ language }) => language)}
            look="pills"
            name="place-code"
          />
        </div>
        <div className="code-panel on-deep">
          <div className="code-request">
            <div className="code-bar">
              <b>Request</b>
              <CopyCode />
            </div>
            <CodeSamples about={heading} samples={samples} />
          </div>
          <CodeResponse about={heading} reading={reading} response={response} />
        </div>
      </div>
    </section>
  );
}
