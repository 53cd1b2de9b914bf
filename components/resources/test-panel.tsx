import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { CopyCode } from "@/components/code/copy-code";
import css from "./test-panel.module.css";

/** Sample response of the test URL through the gateway, with an IP from a documentation range (RFC 5737). */
const sampleResponse = `{
  "ip": "203.0.113.24",
  "country": "US",
  "city": "Raleigh",
  "asn": 64512
}`;

type ConnectionTest = { id: "client" | "curl"; name: string; command: string };

/**
 * The command that tests a setup, the same test with curl, and the response. If only curl works, the key is right and the setup
 * is wrong. CSS shows the sample of the checked radio button; `CopyCode` needs `code-choice` and `data-language`.
 */
export function TestPanel({ tests }: { tests: readonly ConnectionTest[] }) {
  return (
    <div className={`code-panel ${codePanelCss.codePanel} code-choice ${css.testPanel} on-deep`}>
      <div className={codePanelCss.codeBar}>
        <fieldset className={codePanelCss.codeTabs}>
          <legend className="sr-only">Test with</legend>
          {tests.map(({ id, name }, i) => (
            <label key={id}>
              <input className="sr-only" defaultChecked={i === 0} name="test" type="radio" value={id} />
              {name}
            </label>
          ))}
        </fieldset>
        <CopyCode />
      </div>
      {tests.map(({ id, name, command }) => (
        <div className={css.testSample} data-language={id} key={id}>
          <CodeText code={command} label={`Test with ${name}`} language="curl" />
        </div>
      ))}
      <div className={codePanelCss.codeResponse}>
        <div className={codePanelCss.codeBar}>
          <b>If it works, you see</b>
        </div>
        <CodeText code={sampleResponse} label="Expected response" language="JSON" />
      </div>
    </div>
  );
}
