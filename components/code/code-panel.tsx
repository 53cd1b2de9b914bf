import { CodeText } from "./code-text";
import { CopyCode } from "./copy-code";
import { LanguageChoice, type Sample } from "./language-choice";

export type { Sample } from "./language-choice";

type PanelProps = {
  /** Unique on the page: groups the radio inputs. */
  name: string;
  samples: readonly Sample[];
  /** The answer, as JSON. */
  response: string;
  /** Measured time beside the status, such as "0.58 s". */
  reading: string;
};

/** One element per sample; CSS shows the chosen language. */
export function CodeSamples({ samples }: { samples: readonly Sample[] }) {
  return samples.map(({ language, code }) => (
    <div className="code-sample" data-language={language} key={language}>
      <CodeText code={code} label={`Request in ${language}`} language={language} />
    </div>
  ));
}

export function CodeResponse({ response, reading }: { response: string; reading: string }) {
  return (
    <div className="code-response">
      <div className="code-bar">
        <b>Response</b>
        <span className="code-reading">
          <span className="code-status">200</span>
          <span>{reading}</span>
        </span>
      </div>
      <CodeText code={response} label="Response" language="JSON" />
    </div>
  );
}

/** A request above its response, with the languages as tabs on its edge. */
export function CodePanel({ name, samples, response, reading }: PanelProps) {
  return (
    <div className="code-panel code-choice on-deep">
      <div className="code-bar">
        <LanguageChoice languages={samples.map(({ language }) => language)} look="tabs" name={name} />
        <CopyCode />
      </div>
      <CodeSamples samples={samples} />
      <CodeResponse reading={reading} response={response} />
    </div>
  );
}
