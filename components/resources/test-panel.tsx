import { CodeText } from "@/components/code/code-text";
import { CopyCode } from "@/components/code/copy-code";

/** What the test address answers through the gateway; addresses of RFC 5737 belong to nobody. */
const answer = `{
  "ip": "203.0.113.24",
  "country": "US",
  "city": "Raleigh",
  "asn": 64512
}`;

type Test = { id: "client" | "curl"; name: string; command: string };

/** The command that tests a setup, plain curl beside it to tell a wrong key from a wrong setup, and the answer. */
export function TestPanel({ tests }: { tests: readonly Test[] }) {
  return (
    <div className="code-panel code-choice test-panel on-deep">
      <div className="code-bar">
        <fieldset className="code-tabs">
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
        <div className="test-sample" data-language={id} key={id}>
          <CodeText code={command} label={`Test with ${name}`} language="curl" />
        </div>
      ))}
      <div className="code-response">
        <div className="code-bar">
          <b>It works when you read</b>
        </div>
        <CodeText code={answer} label="Expected answer" language="JSON" />
      </div>
    </div>
  );
}
