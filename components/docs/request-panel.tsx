import { CodeResponse, CodeSamples, type Sample } from "@/components/code/code-panel";
import codePanelCss from "@/components/code/code-panel.module.css";
import { CopyCode } from "@/components/code/copy-code";
import { LanguageChoice } from "@/components/code/language-choice";

/** A request in all languages above its response. `name` is unique on the page. */
export function RequestPanel({
  name,
  about,
  samples,
  response,
  responseTime,
}: {
  name: string;
  about: string;
  samples: readonly Sample[];
  response: string;
  /** Measured time, such as "0.58 s"; empty where there is none. */
  responseTime: string;
}) {
  return (
    <div className={`code-choice ${codePanelCss.codeChoice}`}>
      <LanguageChoice languages={samples.map(({ language }) => language)} look="pills" name={name} />
      <div className={`code-panel ${codePanelCss.codePanel} on-deep mt-4`}>
        <div className={codePanelCss.codeBar}>
          <b>Request</b>
          <CopyCode />
        </div>
        <CodeSamples about={about} samples={samples} />
        <CodeResponse about={about} responseTime={responseTime} response={response} />
      </div>
    </div>
  );
}
