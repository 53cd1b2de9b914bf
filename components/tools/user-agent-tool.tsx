"use client";

import { useState } from "react";
import pressPageCss from "@/components/press/press-page.module.css";
import { parseUserAgent, type UserAgentReading } from "@/lib/features/resources/user-agent";
import pillCss from "./pill.module.css";
import { ToolField } from "./tool-field";
import toolPageCss from "./tool-page.module.css";
import css from "./user-agent-tool.module.css";

const examples = [
  {
    name: "Desktop browser",
    text: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  },
  {
    name: "Phone",
    text: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
  },
  { name: "Polite crawler", text: "ExampleBot/2.1 (+https://bot.example/about; crawler@bot.example)" },
  { name: "HTTP client", text: "python-requests/2.32.3" },
];

const kinds = {
  browser: "A browser",
  crawler: "A crawler that names itself",
  "HTTP client": "An HTTP client",
  unknown: "Nothing that is known",
} satisfies Record<UserAgentReading["kind"], string>;

function Facts({ reading }: { reading: UserAgentReading }) {
  const { kind, client, engine, system, device } = reading;
  const rows = [
    ["Claims to be", kinds[kind]],
    ["Client", client && [client.name, client.version].filter(Boolean).join(" ")],
    ["Engine", engine],
    ["System", system],
    ["Device", device],
  ] as const;
  return (
    <dl className={pressPageCss.factSheet}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className="text-fg-3">not said</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The string word by word; words that every browser sends are dimmed. */
function Anatomy({ reading }: { reading: UserAgentReading }) {
  return (
    <ol className={`${css.anatomy} flex flex-wrap gap-3`}>
      {reading.parts.map(({ at, text, meaning, counts }) => (
        <li className={counts ? css.anatomyCounts : undefined} key={at}>
          <code>{text}</code>
          <span>{meaning}</span>
        </li>
      ))}
    </ol>
  );
}

/** Parses a user-agent string while typing. */
export function UserAgentTool() {
  const [text, setText] = useState(examples[0]?.text ?? "");
  const reading = parseUserAgent(text);
  return (
    <>
      <div className={toolPageCss.toolSplit}>
        <div>
          <ToolField label="User-agent string" onChange={setText} rows={4} value={text} />
          <div className="mt-2 flex flex-wrap gap-2">
            {examples.map((example) => (
              <button
                className={pillCss.pill}
                key={example.name}
                onClick={() => setText(example.text)}
                type="button"
              >
                {example.name}
              </button>
            ))}
            <button className={pillCss.pill} onClick={() => setText(navigator.userAgent)} type="button">
              This browser
            </button>
          </div>
        </div>
        <div aria-live="polite">
          <Facts reading={reading} />
        </div>
      </div>
      <h2 className="heading-3 mt-12 mb-4">Word by word</h2>
      <Anatomy reading={reading} />
    </>
  );
}
